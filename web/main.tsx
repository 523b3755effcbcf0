import { StrictMode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { arrivalType } from './device/arrival.ts'
import { currentEnvironment } from './relay/environment.ts'
import { askSession } from './relay/session.ts'
import { routes } from './routes.tsx'
import { followRelease } from './routing/followRelease.ts'
import { forgetScrollPlaces } from './routing/scrollPlaces.ts'
import { whenReady } from './routing/whenReady.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place to show Gradwright in')

forgetScrollPlaces()
const router = createBrowserRouter(routes)
followRelease(router)
const app = (
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>
)
if (root.firstElementChild === null) createRoot(root).render(app)
else
  void whenReady(router).then(() => {
    // Not in one piece, so that a touch meanwhile is answered.
    startTransition(() => void hydrateRoot(root, app))
    // Who goes back may get the page as the browser kept it from before they signed in.
    if (arrivalType() === 'back_forward') askSession(currentEnvironment())
  })
