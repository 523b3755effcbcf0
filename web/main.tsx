import './design/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { routes } from './routes.tsx'
import { followRelease } from './routing/followRelease.ts'
import { forgetScrollPlaces } from './routing/scrollPlaces.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place to show Gradwright in')

forgetScrollPlaces()
const router = createBrowserRouter(routes)
followRelease(router)
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
