import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { vitePluginCatalogue } from './scripts/vitePluginCatalogue.ts'
import { vitePluginDevelopers } from './scripts/vitePluginDevelopers.ts'
import { vitePluginFonts } from './scripts/vitePluginFonts.ts'
import { vitePluginInline } from './scripts/vitePluginInline.ts'
import { vitePluginPages } from './scripts/vitePluginPages.ts'
import { vitePluginPreload } from './scripts/vitePluginPreload.ts'
import { vitePluginRelay, vitePluginSlimRelay } from './scripts/vitePluginRelay.ts'
import { vitePluginRelease } from './scripts/vitePluginRelease.ts'
import { vitePluginStyledIds } from './scripts/vitePluginStyledIds.ts'

const home = import.meta.dirname

/** One address in development too: the server mounts Vite as middleware, so no proxy is needed. */
export default defineConfig({
  root: resolve(home, 'web'),
  publicDir: resolve(home, 'web/public'),
  plugins: [
    vitePluginRelay({ artifacts: resolve(home, 'web/__generated__') }),
    vitePluginSlimRelay(),
    vitePluginCatalogue(),
    vitePluginDevelopers(),
    vitePluginStyledIds({ root: resolve(home, 'web') }),
    react(),
    vitePluginPages(),
    vitePluginFonts(),
    vitePluginPreload({ entry: 'main', root: resolve(home, 'web') }),
    vitePluginInline({ publicFolder: resolve(home, 'web/public') }),
    vitePluginRelease(),
  ],
  build: {
    outDir: resolve(home, 'dist/web'),
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // There is one style sheet, and it is in the page (`vitePluginInline`): no script has to wait for it.
    cssCodeSplit: false,
    // A file inlined as a data: URL would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // The libraries of the entry are 600 kB before compression.
    chunkSizeWarningLimit: 650,
    rolldownOptions: {
      // The page loads `enter.ts`, which loads `main.tsx`.
      input: { index: resolve(home, 'web/index.html'), main: resolve(home, 'web/main.tsx') },
      output: {
        // A shared chunk would be named after all its pages, and the entry holds the names of all chunks.
        chunkFileNames: ({ name }) => `assets/${name.startsWith('shared~') ? 'shared' : '[name]'}-[hash].js`,
        codeSplitting: {
          // By default each set of pages that share a module makes a chunk, down to icons of 70 bytes. Sets under
          // 1.5 kB of source join the set most like them. The libraries of the entry change with fewer releases.
          groups: [
            // Alone in the first script, which loads the others.
            {
              name: 'enter',
              test: /[\\/]web[\\/](index\.html|enter\.ts|device[\\/]touches\.ts|design[\\/]global\.css)/,
              priority: 4,
            },
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/, priority: 3 },
            {
              name: 'frame',
              tags: ['$initial'],
              test: /[\\/]web[\\/](?!enter|design[\\/]global|device[\\/]touches)/,
              priority: 2,
            },
            { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 1500, minShareCount: 2 },
          ],
        },
      },
    },
  },
})
