import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DashboardScreen_viewer$key } from '../../__generated__/DashboardScreen_viewer.graphql.ts'
import dashboardQuery, { type dashboardRouteQuery } from '../../__generated__/dashboardRouteQuery.graphql.ts'
import { Heading, LinkButton, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { AccountFigures } from './AccountFigures.tsx'
import { BestMatches } from './BestMatches.tsx'
import { CreditBanners } from './CreditBanners.tsx'
import { Deadlines } from './Deadlines.tsx'
import { NextStep } from './NextStep.tsx'
import { RecentDocuments } from './RecentDocuments.tsx'

function Dashboard({ viewer: viewerRef }: { viewer: DashboardScreen_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment DashboardScreen_viewer on User {
        fullName
        matchedAt
        profile {
          id
        }
        newestDocuments: documents(first: 1) {
          edges {
            node {
              databaseId
            }
          }
        }
        newestDraft: drafts(first: 1, form: WIZARD) {
          edges {
            node {
              id
            }
          }
        }
        ...CreditBanners_viewer
        ...NextStep_viewer
        ...Deadlines_viewer
        ...AccountFigures_viewer
        ...RecentDocuments_viewer
        ...BestMatches_viewer
      }
    `,
    viewerRef,
  )
  const hasBegun =
    viewer.profile != null ||
    viewer.matchedAt != null ||
    viewer.newestDocuments.edges.length > 0 ||
    viewer.newestDraft.edges.length > 0
  return (
    <ScreenPage>
      <ScreenHead>
        <Heading level={1}>
          {hasBegun ? t('Welcome back') : t('Welcome')}, {viewer.fullName || t('Student')}
        </Heading>
        <LinkButton as={Link} to="/document-generation">
          {t('Generate Document')}
        </LinkButton>
      </ScreenHead>
      <CreditBanners viewer={viewer} />
      <NextStep viewer={viewer} />
      <Deadlines viewer={viewer} />
      <AccountFigures viewer={viewer} />
      <RecentDocuments viewer={viewer} />
      <BestMatches viewer={viewer} />
    </ScreenPage>
  )
}

/** The overview of an account, and its next steps. */
export default function DashboardScreen({ queryRef }: { queryRef: PreloadedQuery<dashboardRouteQuery> }) {
  const { viewer } = usePreloadedQuery<dashboardRouteQuery>(dashboardQuery, queryRef)
  if (!viewer) {
    return (
      <ScreenPage>
        <Text>
          {t('Please log in to access dashboard.')}{' '}
          <TextLink as={Link} to="/auth">
            {t('Log in')}
          </TextLink>
        </Text>
      </ScreenPage>
    )
  }
  return <Dashboard viewer={viewer} />
}
