/// <reference types="vite/client" />

/** A catalogue of texts, which the build compiles (`scripts/vitePluginCatalogue.ts`). */
declare module '*.po' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}
