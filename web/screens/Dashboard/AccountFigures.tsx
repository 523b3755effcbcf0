import { graphql, useFragment } from 'react-relay'
import type { AccountFigures_viewer$key } from '../../__generated__/AccountFigures_viewer.graphql.ts'
import { monthOf } from '../../format/dates.ts'
import { planName } from '../../format/planName.ts'
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
      name: 'Credits Remaining',
      value: viewer.creditsRemaining,
      caption: viewer.isPremium
        ? 'Unlimited (Premium)'
        : left.length > 0
          ? `Left this month: ${left.join(', ')}`
          : 'Free credits available',
    },
    { name: 'Total Documents', value: viewer.allDocuments.totalCount },
    {
      name: 'Account Type',
      value: planName(viewer.plan),
      caption: viewer.isPromotionalUser ? 'Promotional User' : 'Regular User',
    },
    { name: 'Member Since', value: monthOf(viewer.createdAt) },
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

const SHORT = { SOP: 'SOP', LOR: 'LOR', ESSAY: 'essay' } as const

/** What is left of one type in few letters, such as '2 LORs'; null where the plan has no number of it. */
function shortLeft({
  type,
  allowance,
  left,
}: {
  readonly type: keyof typeof SHORT | '%future added value'
  readonly allowance: number | null | undefined
  readonly left: number | null | undefined
}): string | null {
  if (type === '%future added value' || !allowance || left == null) return null
  return `${left} ${SHORT[type]}${left === 1 ? '' : 's'}`
}
