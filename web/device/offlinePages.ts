/** The store of public pages that `public/worker.js` keeps. */
const PAGES = 'gradwright-pages'

/** Deletes the pages that were kept for reading offline. They were those of whoever was, or was not, signed in. */
export async function forgetKeptPages(): Promise<void> {
  try {
    if ('caches' in window) await window.caches.delete(PAGES)
  } catch {
    // A browser that refuses storage, by a throw or a rejection, has kept nothing. Signing in goes on.
  }
}

/**
 * Starts the service worker of the built client and gives it what this page loaded before there was one. Without it,
 * as in a private window, everything works but reading offline.
 */
export async function keepForOffline(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  try {
    await navigator.serviceWorker.register('/worker.js')
    const { active } = await navigator.serviceWorker.ready
    const assets = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith('/assets/'))
      .map(({ pathname }) => pathname)
    const [document] = performance.getEntriesByType('navigation')
    active?.postMessage({ page: document?.name ?? window.location.href, assets: [...new Set(assets)] })
  } catch {
    // Refused by the browser, or offline.
  }
}
