// The service worker. It answers only where the connection fails, and with two things: public pages as a visitor got
// them, and the shell, whose scripts draw any other page and say what is missing. What belongs to an account comes over
// /graphql, which this never touches, so nothing private is kept here. A newer worker waits until all tabs are closed.
const PAGES = 'gradwright-pages'
const ASSETS = 'gradwright-assets'
const SHELL = '/index.html'
const MOST_PAGES = 40
const MOST_ASSETS = 500

const isPagePath = path =>
  !/^\/(?:api|graphql|graphiql|healthz|readyz)(?:\/|$)/.test(path) && !/\.\w+$/.test(path)

/** Whether a document is the same for every visitor and has no secret in its address. */
function isPublicPage(response) {
  const { headers } = response
  return (
    response.status === 200 &&
    !response.redirected &&
    new URL(response.url).search === '' &&
    (headers.get('content-type') ?? '').startsWith('text/html') &&
    !(headers.get('cache-control') ?? '').includes('no-store') &&
    !headers.has('x-robots-tag')
  )
}

/** Keeps an answer as the newest of its store, and lets the oldest go. */
async function keep({ store, most, key, response }) {
  const cache = await caches.open(store)
  await cache.delete(key, { ignoreVary: true })
  await cache.put(key, response)
  const keys = await cache.keys()
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map(old => cache.delete(old)))
}

/** Takes up the shell as it is on the server now. */
async function keepShell() {
  const response = await fetch(SHELL, { cache: 'no-cache' })
  if (response.ok) await keep({ store: ASSETS, most: MOST_ASSETS, key: SHELL, response })
}

const keepPage = response =>
  keep({ store: PAGES, most: MOST_PAGES, key: new URL(response.url).pathname, response })

/** Keeps what a page loaded before there was a worker: from the browser's own cache, so that nothing is fetched twice. */
async function keepLoaded({ page, assets }) {
  const cache = await caches.open(ASSETS)
  for (const path of assets) {
    if (await cache.match(path)) continue
    const response = await fetch(path)
    if (response.ok) await cache.put(path, response)
  }
  const document = await fetch(page, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => null)
  if (document && isPublicPage(document)) await keepPage(document)
  // Last, so that a shell is never there without its scripts.
  await keepShell()
}

async function answerPage(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request))
    if (isPublicPage(response)) event.waitUntil(keepPage(response.clone()))
    return response
  } catch (failure) {
    const { pathname } = new URL(event.request.url)
    const page = await caches.match(pathname, { cacheName: PAGES, ignoreVary: true })
    const kept = page ?? (await caches.match(SHELL, { cacheName: ASSETS, ignoreVary: true }))
    if (kept) return kept
    throw failure
  }
}

async function answerAsset(event) {
  const kept = await caches.match(event.request, { cacheName: ASSETS, ignoreVary: true })
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.ok)
    event.waitUntil(
      keep({ store: ASSETS, most: MOST_ASSETS, key: event.request, response: response.clone() }),
    )
  return response
}

self.addEventListener('install', event => event.waitUntil(keepShell()))

self.addEventListener('activate', event =>
  event.waitUntil(
    (async () => {
      // The page is asked for while the worker starts, so that it costs no time.
      await self.registration.navigationPreload?.enable()
      await self.clients.claim()
    })(),
  ),
)

self.addEventListener('message', event => event.waitUntil(keepLoaded(event.data).catch(() => undefined)))

self.addEventListener('fetch', event => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && isPagePath(pathname)) event.respondWith(answerPage(event))
  // Their names have a hash of their contents: what is kept is what the server would send.
  else if (pathname.startsWith('/assets/')) event.respondWith(answerAsset(event))
})
