import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, createStaticHandler, RouterProvider } from 'react-router-dom'
import { arrivalType } from './device/arrival.ts'
import { keepForOffline } from './device/offlinePages.ts'
import { takeUpLanguage } from './language/takeUpLanguage.ts'
import { currentEnvironment } from './relay/environment.ts'
import { askSession } from './relay/session.ts'
import { routes } from './routes.tsx'
import { followRelease } from './routing/followRelease.ts'
import { forgetScrollPlaces } from './routing/scrollPlaces.ts'

type Router = ReturnType<typeof createBrowserRouter>

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place to show Gradwright in')

function appOf(router: Router) {
  followRelease(router)
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  )
}

/**
 * Takes over a page that came rendered. Its loaders run before there is a router, as they did on the server: a router
 * that begins with what they found shows the same as the server, and leaves the page where it was scrolled to.
 */
async function takeOver(rendered: HTMLElement): Promise<void> {
  const found = await createStaticHandler(routes).query(new Request(window.location.href))
  if (found instanceof Response) throw new Error('A rendered page leads elsewhere')
  const { loaderData, errors } = found
  const app = appOf(createBrowserRouter(routes, { hydrationData: { loaderData, errors } }))
  // Not in one piece, so that a touch meanwhile is answered.
  startTransition(() => void hydrateRoot(rendered, app))
  // Who goes back may get the page as the browser kept it from before they signed in.
  if (arrivalType() === 'back_forward') askSession(currentEnvironment())
}

async function start(place: HTMLElement): Promise<void> {
  await takeUpLanguage()
  forgetScrollPlaces()
  if (place.firstElementChild) await takeOver(place)
  else createRoot(place).render(appOf(createBrowserRouter(routes)))
  void keepForOffline()
}

void start(root)
