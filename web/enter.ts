/**
 * The first script of every page. A page that came rendered can be read and left by its links without any other; the
 * rest of the scripts come when the browser has nothing else to do, or with the first touch.
 */
import './design/global.css'
import { keepTouches } from './device/touches.ts'

/** The longest that a busy browser puts the scripts off, in milliseconds. */
const LATEST = 2000

/** Whether somebody asked their browser to load little. Then scripts come with the first touch only. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true
}

function whenIdle(act: () => void): void {
  const soon = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LATEST })
    else setTimeout(act, 1)
  }
  if (document.readyState === 'complete') soon()
  else window.addEventListener('load', soon, { once: true })
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
  if (!savesData()) whenIdle(start)
} else void import('./main.tsx')
