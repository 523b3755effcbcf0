import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { vitePluginCatalogue } from './scripts/vitePluginCatalogue.ts'
import { vitePluginDevelopers } from './scripts/vitePluginDevelopers.ts'
import { vitePluginRelay, vitePluginSlimRelay } from './scripts/vitePluginRelay.ts'
import { vitePluginSources } from './scripts/vitePluginSources.ts'
import { vitePluginStyledIds } from './scripts/vitePluginStyledIds.ts'

const home = import.meta.dirname

/** The client's pages as a module of the server, which renders what visitors and search engines read. */
export default defineConfig({
  root: resolve(home, 'web'),
  publicDir: false,
  plugins: [
    vitePluginRelay({ artifacts: resolve(home, 'web/__generated__') }),
    vitePluginSlimRelay(),
    vitePluginCatalogue(),
    vitePluginDevelopers(),
    vitePluginStyledIds({ root: resolve(home, 'web') }),
    vitePluginSources(),
    react(),
  ],
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: resolve(home, 'web/renderPage.tsx'),
    outDir: resolve(home, 'dist/renderer'),
    emptyOutDir: true,
    target: 'node20',
    minify: false,
  },
})
