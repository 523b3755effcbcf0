import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { PlanBox_viewer$key } from '../../__generated__/PlanBox_viewer.graphql.ts'
import { LinkButton, Text } from '../../design/index.ts'
import { planName } from '../../format/planName.ts'
import { t } from '../../language/language.ts'
import { PlanFrame } from './matcherStyles.ts'

/** What the plan keeps of the matches, and the way to more where there is more. */
export function PlanBox({ viewer: viewerRef }: { viewer: PlanBox_viewer$key }) {
  const { plan, entitlements } = useFragment(
    graphql`
      fragment PlanBox_viewer on User {
        plan
        entitlements {
          keptMatches {
            limit
          }
        }
      }
    `,
    viewerRef,
  )
  const matchLimit = entitlements.keptMatches.limit
  if (matchLimit == null) {
    return (
      <PlanFrame>
        <Text $size="small" $tone="soft">
          {t('{plan} keeps every match that is ranked, up to a thousand.', { plan: planName(plan) })}
        </Text>
      </PlanFrame>
    )
  }
  return (
    <PlanFrame>
      <Text $size="small" $strong>
        {t('{plan} keeps your {matchLimit} best matches', { plan: planName(plan), matchLimit })}
      </Text>
      <Text $size="small" $tone="soft">
        {plan === 'FREE'
          ? t(
              'They come from the fifty universities of the public sample. Paid plans match against all of them and keep more.',
            )
          : t('Premium keeps every match that is ranked.')}
      </Text>
      <LinkButton as={Link} to="/pricing" size="small">
        {t('See the plans')}
      </LinkButton>
    </PlanFrame>
  )
}
