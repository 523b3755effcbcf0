import { Link } from 'react-router-dom'
import { EmptyState, LinkButton, TextLink } from '../../design/index.ts'

const LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' })

export type NoMatchesReason =
  | { kind: 'NO_PROFILE' }
  | { kind: 'NEVER_GENERATED' }
  /** Nothing listed has the degree in one of the countries. */
  | { kind: 'NOTHING_FITS'; degree: string; countries: readonly string[]; isSample: boolean }

function words(reason: NoMatchesReason) {
  switch (reason.kind) {
    case 'NO_PROFILE':
      return 'Matches are made from your degree, your grades and tests, and the countries you have in mind.'
    case 'NEVER_GENERATED':
      return 'None have been made yet. Generate AI Matches ranks programmes by your profile and says of each why it is there.'
    case 'NOTHING_FITS':
      return (
        <>
          There is no {reason.degree} in {LIST.format(reason.countries)} among the programmes
          {reason.isSample
            ? ' of the public sample, which the Free plan matches against'
            : ' in the catalogue'}
          . Choose another country or degree{' '}
          <TextLink as={Link} to="/profile">
            on your profile
          </TextLink>
          {reason.isSample && (
            <>
              , or{' '}
              <TextLink as={Link} to="/pricing">
                a plan that matches against all universities
              </TextLink>
            </>
          )}
          .
        </>
      )
  }
}

/** Why no match is shown, and how to change that. */
export function NoMatches({ reason }: { reason: NoMatchesReason }) {
  const toProfile = reason.kind === 'NO_PROFILE' && (
    <LinkButton as={Link} to="/profile">
      Go to your profile
    </LinkButton>
  )
  return (
    <EmptyState title="No matches found" headingLevel={2} action={toProfile}>
      {words(reason)}
    </EmptyState>
  )
}
