import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link, useSearchParams } from 'react-router-dom'
import type { ApplicationsScreen_viewer$key } from '../../__generated__/ApplicationsScreen_viewer.graphql.ts'
import applicationsQuery, {
  type applicationsRouteQuery,
} from '../../__generated__/applicationsRouteQuery.graphql.ts'
import { ScreenHead, ScreenPage } from '../../components/ScreenPage.ts'
import { EmptyState, Heading, LinkButton, Row, Tabs, Text } from '../../design/index.ts'
import { Board } from './Board.tsx'
import { CalendarPanel } from './CalendarPanel.tsx'
import { Timeline } from './Timeline.tsx'

const VIEWS = ['board', 'timeline', 'calendar'] as const
type View = (typeof VIEWS)[number]

function Applications({ viewer: viewerRef }: { viewer: ApplicationsScreen_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ApplicationsScreen_viewer on User {
        applicationLimit
        counted: applications(first: 1) {
          totalCount
        }
        ...Board_viewer
        ...Timeline_viewer
        ...CalendarPanel_viewer
      }
    `,
    viewerRef,
  )
  const [search, setSearch] = useSearchParams()
  const view = VIEWS.find(known => known === search.get('view')) ?? 'board'
  const { applicationLimit: limit } = viewer
  const { totalCount } = viewer.counted

  /** The view and the open application are in the address, so that both can be come back to. */
  const go = (changes: { view?: View; application?: string | null }) =>
    setSearch(
      previous => {
        const next = new URLSearchParams(previous)
        if (changes.view) next.set('view', changes.view)
        if (changes.application) next.set('application', changes.application)
        else next.delete('application')
        return next
      },
      { replace: true, preventScrollReset: true },
    )

  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>Applications</Heading>
          <Text $tone="soft" $measure>
            {limit == null
              ? `${totalCount} tracked.`
              : `${totalCount} of the ${limit} that your plan tracks.`}{' '}
            From the first thought to enrolment.
          </Text>
        </div>
        {totalCount > 0 && (
          <LinkButton as={Link} to="/shortlist">
            Go to Shortlist
          </LinkButton>
        )}
      </ScreenHead>
      <Tabs
        label="Applications"
        value={view}
        onValueChange={chosen => go({ view: chosen })}
        items={[
          {
            value: 'board',
            label: 'Board',
            content: (
              <>
                {totalCount === 0 && (
                  <EmptyState
                    title="No applications yet"
                    headingLevel={2}
                    action={
                      <Row>
                        <LinkButton as={Link} to="/shortlist" variant="primary">
                          Choose from your shortlist
                        </LinkButton>
                        <LinkButton as={Link} to="/universities">
                          Look for programmes
                        </LinkButton>
                      </Row>
                    }
                  >
                    Track a programme from its page, your matches or your shortlist. It then has a checklist,
                    a deadline and a place on this board.
                  </EmptyState>
                )}
                <Board
                  viewer={viewer}
                  opened={search.get('application')}
                  onOpen={application => go({ application })}
                />
              </>
            ),
          },
          { value: 'timeline', label: 'Timeline', content: <Timeline viewer={viewer} /> },
          { value: 'calendar', label: 'Reminders and calendar', content: <CalendarPanel viewer={viewer} /> },
        ]}
      />
    </ScreenPage>
  )
}

/** Applications from the first thought to enrolment, as a board and as a line of days. */
export default function ApplicationsScreen({
  queryRef,
}: {
  queryRef: PreloadedQuery<applicationsRouteQuery>
}) {
  const { viewer } = usePreloadedQuery<applicationsRouteQuery>(applicationsQuery, queryRef)
  return viewer ? <Applications viewer={viewer} /> : null
}
