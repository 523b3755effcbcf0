import type { Plugin } from 'vite'

/** The fonts of the first lines of every page. */
const FIRST = /(newsreader|instrument-sans)-basic-[\w-]+\.woff2$/

/**
 * Lets the browser fetch the first fonts beside the style sheet that names them. They are there before most pages are
 * first drawn, and what is drawn earlier moves less.
 */
export function vitePluginFonts(): Plugin {
  return {
    name: 'gradwright-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter(file => FIRST.test(file))
          .map(file => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` },
            injectTo: 'head-prepend',
          })),
    },
  }
}
