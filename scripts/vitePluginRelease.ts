import { createHash } from 'node:crypto'
import type { Plugin } from 'vite'

/**
 * Writes the client's release into the built page: a hash of the page, which names its scripts and styles by hashes of
 * their contents. Two builds of the same sources are the same release.
 */
export function vitePluginRelease(): Plugin {
  return {
    name: 'gradwright-release',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: html => [
        {
          tag: 'meta',
          attrs: { name: 'release', content: createHash('sha256').update(html).digest('hex').slice(0, 16) },
          injectTo: 'head',
        },
      ],
    },
  }
}
