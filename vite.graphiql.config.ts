import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const home = import.meta.dirname

/** GraphiQL's page, built apart from the web client. /graphql serves it to callers who may send any operation. */
export default defineConfig({
  root: resolve(home, 'web/graphiql'),
  base: '/graphql/',
  plugins: [react()],
  build: {
    outDir: resolve(home, 'dist/graphiql'),
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // Fonts inlined as data: URLs would need an exception in the content security policy.
    assetsInlineLimit: 0,
    // GraphiQL is one large page for a few people.
    chunkSizeWarningLimit: 2_000,
    rolldownOptions: {
      onwarn: (warning, warn) => {
        // Parts of GraphiQL have "use client", which a bundle ignores.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning)
      },
    },
  },
})
