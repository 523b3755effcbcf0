import { NotFoundPage } from '../../routing/NotFoundPage.tsx'

/** The page for an address that leads nowhere. */
export default function NotFoundScreen() {
  return <NotFoundPage />
}
