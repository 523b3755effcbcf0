import { Link } from 'react-router-dom'
import { TextLink } from '../design/index.ts'
import { NotFoundPage } from '../routing/NotFoundPage.tsx'

/** The 404 page of the catalogue: what is not in it, or not in the part that the viewer sees. */
export function NotInCatalogue({ what }: { what: 'university' | 'programme' }) {
  return (
    <NotFoundPage>
      No {what} of the catalogue that you see is at this address. It may be listed no longer, or lie outside
      the public sample.{' '}
      <TextLink as={Link} to="/universities">
        Search the catalogue
      </TextLink>
    </NotFoundPage>
  )
}
