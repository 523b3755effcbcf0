import { useState } from 'react'
import {
  graphql,
  type PreloadedQuery,
  useFragment,
  usePaginationFragment,
  usePreloadedQuery,
} from 'react-relay'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { readInlineData } from 'relay-runtime'
import type { ApplicationsMoreQuery } from '../../__generated__/ApplicationsMoreQuery.graphql.ts'
import type { ApplicationsScreen_list$key } from '../../__generated__/ApplicationsScreen_list.graphql.ts'
import type { ApplicationsScreen_viewer$key } from '../../__generated__/ApplicationsScreen_viewer.graphql.ts'
import type { applicationState_application$key } from '../../__generated__/applicationState_application.graphql.ts'
import applicationsQuery, {
  type applicationsRouteQuery,
} from '../../__generated__/applicationsRouteQuery.graphql.ts'
import { applicationState } from '../../applications/applicationState.ts'
import {
  Banner,
  Button,
  EmptyState,
  Heading,
  LinkButton,
  Row,
  Stack,
  Tabs,
  Text,
  TextLink,
} from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { needsPlan } from '../../relay/refusal.ts'
import { addressForm, oneOf, words } from '../../routing/addressForm.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { ApplicationDrawer } from './ApplicationDrawer.tsx'
import { Board } from './Board.tsx'
import type { Move } from './boardOrder.ts'
import { CalendarPanel } from './CalendarPanel.tsx'
import { Timeline } from './Timeline.tsx'
import { useApplicationChanges, useSaveApplication } from './useApplicationChanges.ts'

const MORE = 30
const OPENED_HERE = 'OPENED_HERE'

const APPLICATIONS_ADDRESS = addressForm({
  view: oneOf(['board', 'timeline', 'calendar']),
  application: words(200),
})

/** The application that is open is in the address: a link leads to it, and the way back closes it. */
function useOpened() {
  const { state, set } = useAddress(APPLICATIONS_ADDRESS)
  const { state: mark } = useLocation()
  const navigate = useNavigate()
  return {
    view: state.view,
    opened: state.application,
    show: (view: typeof state.view) => set({ view, application: '' }),
    open: (application: string) => set({ application }, { history: 'PUSH', mark: OPENED_HERE }),
    close(): void {
      if (mark === OPENED_HERE) navigate(-1)
      else set({ application: '' })
    },
  }
}

function NoApplications() {
  return (
    <EmptyState
      title={t('No applications yet')}
      headingLevel={2}
      action={
        <Row>
          <LinkButton as={Link} to="/shortlist" variant="primary">
            {t('Choose from your shortlist')}
          </LinkButton>
          <LinkButton as={Link} to="/universities">
            {t('Look for programmes')}
          </LinkButton>
        </Row>
      }
    >
      {t(
        'Track a programme from its page, your matches or your shortlist. It then has a checklist, a deadline and a place on this board.',
      )}
    </EmptyState>
  )
}

function Applications({ viewer: viewerRef }: { viewer: ApplicationsScreen_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment ApplicationsScreen_viewer on User {
        entitlements {
          timeline
          trackedApplications {
            limit
          }
        }
        applicationCount: applications {
          totalCount
        }
        ...ApplicationsScreen_list
        ...ApplicationDrawer_viewer
        ...CalendarPanel_viewer
      }
    `,
    viewerRef,
  )
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    ApplicationsMoreQuery,
    ApplicationsScreen_list$key
  >(
    graphql`
      fragment ApplicationsScreen_list on User
      @argumentDefinitions(first: { type: "Int", defaultValue: 30 }, after: { type: "String" })
      @refetchable(queryName: "ApplicationsMoreQuery", directives: ["@raw_response_type"]) {
        applications(first: $first, after: $after) @connection(key: "ApplicationsScreen_applications") {
          totalCount
          edges {
            node {
              id
              program {
                name
              }
              ...Board_applications
              ...Timeline_applications
              ...ApplicationDrawer_application
              ...applicationState_application
            }
          }
        }
      }
    `,
    viewer,
  )
  const { totalCount } = viewer.applicationCount
  const applications = data.applications.edges.map(({ node }) => node)
  const { view, opened, show, open, close } = useOpened()
  const moving = useSaveApplication()
  const { restore, restoring } = useApplicationChanges()
  const refusal = moving.refusal ?? restoring.refusal
  const [deleted, setDeleted] = useState<{ id: string; name: string } | null>(null)
  const [startsAtDeadline, setStartsAtDeadline] = useState(false)
  const drawn = applications.find(({ id }) => id === opened)
  const { limit } = viewer.entitlements.trackedApplications

  function openAtTop(id: string): void {
    setStartsAtDeadline(false)
    open(id)
  }

  async function moveCard(move: Move, place: number): Promise<void> {
    const card = applications.find(({ id }) => id === move.id)
    if (!card) return
    const expected = {
      ...readInlineData<applicationState_application$key>(applicationState, card),
      status: move.status,
      place,
    }
    await moving.save(move, expected)
  }

  async function takeBack(): Promise<void> {
    if (!deleted) return
    if ((await restore(deleted.id)) === null) setDeleted(null)
  }

  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{t('Applications')}</Heading>
          <Text $tone="soft" $measure>
            {totalCount === 0
              ? t('From the first thought to enrolment.')
              : limit == null
                ? t('{count} tracked, from the first thought to enrolment.', { count: totalCount })
                : t('{count} of the {limit} that your plan tracks, from the first thought to enrolment.', {
                    count: totalCount,
                    limit,
                  })}
          </Text>
        </div>
        <LinkButton as={Link} to="/shortlist">
          {t('Go to Shortlist')}
        </LinkButton>
      </ScreenHead>
      {(deleted || refusal) && (
        <Stack $gap={3}>
          {deleted && (
            <Banner
              announce
              action={
                <Button
                  size="small"
                  onClick={takeBack}
                  pending={restoring.isPending}
                  pendingLabel={t('Taking back...')}
                >
                  {t('Undo')}
                </Button>
              }
            >
              {t('The application to {name} was deleted. It can be taken back here.', { name: deleted.name })}
            </Banner>
          )}
          {refusal && (
            <Banner tone="danger" announce>
              {refusal.message}
              {needsPlan(refusal) && (
                <>
                  {' '}
                  <TextLink as={Link} to="/pricing">
                    {t('Compare plans')}
                  </TextLink>
                </>
              )}
            </Banner>
          )}
        </Stack>
      )}
      <Tabs
        label={t('Applications')}
        value={view}
        onValueChange={show}
        items={[
          {
            value: 'board',
            label: t('Board'),
            content:
              applications.length === 0 ? (
                <NoApplications />
              ) : (
                <Board
                  applications={applications}
                  onOpen={openAtTop}
                  onAddDeadline={id => {
                    setStartsAtDeadline(true)
                    open(id)
                  }}
                  onMove={(step, place) => void moveCard(step, place)}
                />
              ),
          },
          {
            value: 'timeline',
            label: t('Timeline'),
            content: (
              <Timeline kind={viewer.entitlements.timeline} applications={applications} onOpen={openAtTop} />
            ),
          },
          { value: 'calendar', label: t('Reminders'), content: <CalendarPanel viewer={viewer} /> },
        ]}
      />
      {hasNext && view !== 'calendar' && (
        <Stack $align="start">
          <Button
            variant="quiet"
            pending={isLoadingNext}
            pendingLabel={t('Loading...')}
            onClick={() => loadNext(MORE)}
          >
            {t('Show more of {count} applications', { count: totalCount })}
          </Button>
        </Stack>
      )}
      {drawn && (
        <ApplicationDrawer
          key={drawn.id}
          application={drawn}
          viewer={viewer}
          startsAtDeadline={startsAtDeadline}
          onClose={close}
          onDeleted={() => {
            close()
            setDeleted({ id: drawn.id, name: drawn.program.name })
          }}
        />
      )}
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
