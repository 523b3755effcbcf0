import { graphql, useFragment } from 'react-relay'
import type { AccountFigures_viewer$key } from '../../__generated__/AccountFigures_viewer.graphql.ts'
import { monthOf } from '../../format/dates.ts'
import { planName } from '../../format/planName.ts'
import { plural, t } from '../../language/language.ts'
import { Figures } from './dashboardStyles.ts'

/** The account in four figures. */
export function AccountFigures({ viewer: viewerRef }: { viewer: AccountFigures_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment AccountFigures_viewer on User {
        creditsRemaining
        isPremium
        entitlements {
          generation {
            type
            allowance
            left
          }
        }
        isPromotionalUser
        plan
        createdAt
        allDocuments: documents {
          totalCount
        }
      }
    `,
    viewerRef,
  )
  const left = viewer.entitlements.generation.flatMap(entry => shortLeft(entry) ?? [])
  const figures = [
    {
      name: t('Credits Remaining'),
      value: viewer.creditsRemaining,
      caption: viewer.isPremium
        ? t('Unlimited (Premium)')
        : left.length > 0
          ? t('Left this month: {documents}', { documents: left.join(', ') })
          : t('Free credits available'),
    },
    { name: t('Total Documents'), value: viewer.allDocuments.totalCount },
    {
      name: t('Account Type'),
      value: planName(viewer.plan),
      caption: viewer.isPromotionalUser ? t('Promotional User') : t('Regular User'),
    },
    { name: t('Member Since'), value: monthOf(viewer.createdAt) },
  ]
  return (
    <Figures>
      {figures.map(({ name, value, caption }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {caption && <dd>{caption}</dd>}
        </div>
      ))}
    </Figures>
  )
}

const SHORT: Readonly<Record<string, (left: number) => string>> = {
  SOP: (left: number) => plural(left, { one: '# SOP', other: '# SOPs' }),
  LOR: (left: number) => plural(left, { one: '# LOR', other: '# LORs' }),
  ESSAY: (left: number) => plural(left, { one: '# essay', other: '# essays' }),
}

/** What is left of one type in few letters, such as '2 LORs'; null where the plan has no number of it. */
function shortLeft({
  type,
  allowance,
  left,
}: {
  readonly type: string
  readonly allowance: number | null | undefined
  readonly left: number | null | undefined
}): string | null {
  if (!allowance || left == null) return null
  return SHORT[type]?.(left) ?? null
}
