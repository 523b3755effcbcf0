/**
 * The first script of every page. A page that came rendered can be read and left by its links without any other. The
 * rest of the scripts are fetched when the page has been painted and the browser has nothing else to do, and run with
 * the first sign that somebody uses the page: running them takes a slow telephone most of a second, in which it would
 * answer nothing.
 */
import './design/global.css'
import { keepTouches } from './device/touches.ts'

/** The longest that a busy browser puts fetching the scripts off, in milliseconds. */
const LATEST = 2000

/** Whether somebody asked their browser to load little. Then scripts are fetched with the first touch only. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

function whenIdle(act: (deadline?: IdleDeadline) => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LATEST })
  else setTimeout(act, 1)
}

/** Fetches and compiles the scripts that the page names, without running them. A few at a time: thirty take a while. */
function fetchScripts(links: HTMLLinkElement[], deadline?: IdleDeadline): void {
  do {
    const link = links.shift()
    if (!link) return
    document.head.append(link)
  } while (deadline && deadline.timeRemaining() > 2)
  whenIdle(later => fetchScripts(links, later))
}

/** Acts once the page has loaded and its first text is painted: what is fetched before delays that. */
function whenPainted(act: () => void): void {
  const whenLoaded = () => {
    if (document.readyState === 'complete') act()
    else window.addEventListener('load', act, { once: true })
  }
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    whenLoaded()
    return
  }
  new PerformanceObserver((paints, observer) => {
    if (paints.getEntriesByName('first-contentful-paint').length === 0) return
    observer.disconnect()
    whenLoaded()
  }).observe({ type: 'paint', buffered: true })
}

/** Begins to fetch the scripts that a rendered page names. */
function fetchNamedScripts(): void {
  const named = document.querySelector<HTMLTemplateElement>('template[data-scripts]')
  const links = [...(named?.content.querySelectorAll('link') ?? [])]
  whenIdle(deadline => fetchScripts(links, deadline))
}

/** Names the manifest, which is fetched at once with its icon, and is of no use before somebody installs. */
function nameManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/manifest.webmanifest'
  document.head.append(link)
}

let isStarting = false

function start(): void {
  if (isStarting) return
  isStarting = true
  import('./main.tsx').catch(() => {
    // The next touch tries again.
    isStarting = false
  })
}

const isRendered = document.getElementById('root')?.firstElementChild
if (isRendered) {
  keepTouches(start)
  whenPainted(() => {
    // Style sheets may ask for fonts now that the first text does not need.
    document.documentElement.dataset.painted = 'true'
    nameManifest()
    if (!savesData()) fetchNamedScripts()
  })
} else {
  document.documentElement.dataset.painted = 'true'
  nameManifest()
  void import('./main.tsx')
}
