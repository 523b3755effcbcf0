import type { Plugin } from 'vite'

const LOADED = /\(\) => import\('\.\/(screens\/[\w/.]+)'\)/g

/** Writes onto each function that loads a screen which file it loads. */
export function nameSources(source: string): string {
  return source.replace(LOADED, (load, file: string) => `Object.assign(${load}, { source: '${file}' })`)
}

/**
 * Lets the renderer say which files of the client a page needs: its routes know the source of each page, and
 * `vitePluginPreload` has listed the scripts that were made of it.
 */
export function vitePluginSources(): Plugin {
  return {
    name: 'gradwright-sources',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]web[\\/]routes\.tsx$/ },
      handler: source => ({ code: nameSources(source), map: null }),
    },
  }
}
