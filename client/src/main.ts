import './styles/fonts.css'
import './styles/base.css'

import { mount } from 'svelte'

import App from './App.svelte'
import { kept } from './net/kept'
import { prepareForOffline } from './offline'
import { keepPosted } from './post/sync'
import { settings } from './settings.svelte'
import { firstLanguage, words } from './text/say.svelte'

const root = document.getElementById('app')
if (!root) throw new Error('the page has no #app')

await words.speak(firstLanguage(navigator.languages)).catch(() => undefined)
if (!settings.name) settings.set('name', words.say('guest', { n: 10 + Math.floor(Math.random() * 90) }))
mount(App, { target: root })
prepareForOffline()
keepPosted()
// Who is signed in finds here what they did elsewhere; guests need none of it.
if (kept('person', null)) void import('./me/myself.svelte').then(({ myself }) => myself.bring()).catch(() => undefined)
