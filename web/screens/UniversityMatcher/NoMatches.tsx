import { Link } from 'react-router-dom'
import { EmptyState, LinkButton, TextLink } from '../../design/index.ts'
import { listOf } from '../../format/lists.ts'
import { t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'

export type NoMatchesReason =
  | { kind: 'NO_PROFILE' }
  | { kind: 'NEVER_GENERATED' }
  /** Nothing listed has the degree in one of the countries. */
  | { kind: 'NOTHING_FITS'; degree: string; countries: readonly string[]; isSample: boolean }

function explained(reason: NoMatchesReason) {
  switch (reason.kind) {
    case 'NO_PROFILE':
      return t(
        'Matches are made from your degree, your grades and tests, and the countries you have in mind.',
      )
    case 'NEVER_GENERATED':
      return t(
        'None have been made yet. Generate AI Matches ranks programmes by your profile and says of each why it is there.',
      )
    case 'NOTHING_FITS':
      return (
        <Trans
          message={
            reason.isSample
              ? 'There is no {degree} in {countries} among the programmes of the public sample, which the Free plan matches against. Choose another country or degree <profile>on your profile</profile>, or <plan>a plan that matches against all universities</plan>.'
              : 'There is no {degree} in {countries} among the programmes in the catalogue. Choose another country or degree <profile>on your profile</profile>.'
          }
          values={{ degree: reason.degree, countries: listOf(reason.countries, 'disjunction') }}
          parts={{
            profile: inside => (
              <TextLink as={Link} to="/profile">
                {inside}
              </TextLink>
            ),
            plan: inside => (
              <TextLink as={Link} to="/pricing">
                {inside}
              </TextLink>
            ),
          }}
        />
      )
  }
}

/** Why no match is shown, and how to change that. */
export function NoMatches({ reason }: { reason: NoMatchesReason }) {
  const toProfile = reason.kind === 'NO_PROFILE' && (
    <LinkButton as={Link} to="/profile">
      {t('Go to your profile')}
    </LinkButton>
  )
  return (
    <EmptyState title={t('No matches found')} headingLevel={2} action={toProfile}>
      {explained(reason)}
    </EmptyState>
  )
}
