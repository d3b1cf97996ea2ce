import { svelte, vitePreprocess } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

const SERVER = process.env.FABLETOP_SERVER ?? 'http://127.0.0.1:8321'
/** In bytes: what is smaller goes with something else, for a page should not ask for dozens of crumbs; but what it goes with comes
    along, so 6,000 made the lobby a third heavier. */
const CRUMB = 2000

export default defineConfig({
  plugins: [svelte({ preprocess: vitePreprocess() })],
  // The texts of the games stand with the games, beside the client.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true } } },
  preview: { proxy: { '/api': { target: SERVER, ws: true } } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    assetsInlineLimit: 0,
    rollupOptions: { output: { experimentalMinChunkSize: CRUMB } },
  },
  resolve: process.env.VITEST ? { conditions: ['browser'] } : {},
  test: { environment: 'jsdom', include: ['src/**/*.test.ts', 'tests/**/*.test.ts'] },
})
