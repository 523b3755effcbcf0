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
  const figures = [
    {
      name: 'Credits Remaining',
      value: viewer.creditsRemaining,
      caption: viewer.isPremium ? 'Unlimited (Premium)' : 'Free credits available',
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
