import { Link } from 'react-router-dom'
import { TextLink } from '../design/index.ts'
import { Trans } from '../language/Trans.tsx'
import { NotFoundPage } from '../routing/NotFoundPage.tsx'

/** The 404 page of the catalogue: what is not in it, or not in the part that the viewer sees. */
export function NotInCatalogue({ what }: { what: 'university' | 'programme' }) {
  return (
    <NotFoundPage>
      <Trans
        message={
          what === 'university'
            ? 'No university of the catalogue that you see is at this address. It may be listed no longer, or lie outside the public sample. <search>Search the catalogue</search>'
            : 'No programme of the catalogue that you see is at this address. It may be listed no longer, or lie outside the public sample. <search>Search the catalogue</search>'
        }
        parts={{
          search: inside => (
            <TextLink as={Link} to="/universities">
              {inside}
            </TextLink>
          ),
        }}
      />
    </NotFoundPage>
  )
}
