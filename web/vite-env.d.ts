/// <reference types="vite/client" />

/** The texts of a catalogue for pages of visitors, which the build compiles (`scripts/vitePluginCatalogue.ts`). */
declare module '*.po?public' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

/** The other texts of a catalogue. */
declare module '*.po?other' {
  import type { Messages } from '@lingui/core'

  export const messages: Messages
}

/** The reference of the graph, which the build makes from schema.graphql (`scripts/vitePluginDevelopers.ts`). */
declare module 'virtual:graph-reference' {
  import type { ReferenceType } from './content/graphReference.ts'

  export const types: readonly ReferenceType[]
}

/** CHANGELOG.md. */
declare module 'virtual:changelog' {
  export const changelog: string
}
