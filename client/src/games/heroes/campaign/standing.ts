/* How far somebody has come in each campaign, in two numbers. */
import type { CampaignStanding } from '../../game'
import type { Catalogue, PlayedChapter } from '../../../net/types'
import type { HeroesCatalogue } from '../types'
import { campaignsOf } from './progress'

export function standing(catalogue: Catalogue, played: readonly PlayedChapter[]): CampaignStanding[] {
  return campaignsOf((catalogue as HeroesCatalogue).scenarios, played).map(({ title, chapters }) => ({
    title,
    won: chapters.filter((one) => one.standing === 'won').length,
    all: chapters.length,
  }))
}
