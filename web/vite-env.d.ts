/// <reference types="vite/client" />

/** A catalogue of texts, which the build compiles (`scripts/vitePluginCatalogue.ts`). */
declare module '*.po' {
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
