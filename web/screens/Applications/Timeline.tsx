import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { Timeline_viewer$key } from '../../__generated__/Timeline_viewer.graphql.ts'
import { daysUntil } from '../../components/dates.ts'
import { Banner, EmptyState, Heading, LinkButton, Stack, TextLink } from '../../design/index.ts'
import { type Step, TimelineSteps } from './TimelineSteps.tsx'

/** Where a deadline still matters. */
const OPEN: ReadonlySet<string> = new Set(['CONSIDERING', 'PREPARING'])

/** The days that lie ahead over all applications, with what is late on top. */
export function Timeline({ viewer: viewerRef }: { viewer: Timeline_viewer$key }) {
  const { timeline: kind, applications } = useFragment(
    graphql`
      fragment Timeline_viewer on User {
        timeline
        applications(first: 100) {
          edges {
            node {
              id
              status
              deadline
              timeline {
                date
                title
                why
                isDone
              }
              program {
                name
              }
              university {
                name
              }
            }
          }
        }
      }
    `,
    viewerRef,
  )
  if (kind === 'NONE')
    return (
      <EmptyState
        title="Your deadlines on one line"
        headingLevel={2}
        action={
          <LinkButton as={Link} to="/pricing">
            See the plans
          </LinkButton>
        }
      >
        With Standard all your deadlines stand on one line; with Premium the steps before each one are counted
        back from it. The deadline of each application stays on its card in any plan.
      </EmptyState>
    )
  const open = applications.edges.map(({ node }) => node).filter(({ status }) => OPEN.has(status))
  const steps: Step[] = open.flatMap(({ timeline, program, university }) =>
    timeline.map(step => ({ ...step, of: `${program.name}, ${university.name}` })),
  )
  const undated = open.filter(({ deadline }) => deadline == null)
  if (steps.length === 0)
    return (
      <EmptyState title="No deadlines yet" headingLevel={2}>
        Open an application on the board and set its deadline. It then stands here.
      </EmptyState>
    )
  const inOrder = [...steps].sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  )
  const late = inOrder.filter(step => !step.isDone && daysUntil(step.date) < 0)
  const ahead = inOrder.filter(step => !late.includes(step))
  return (
    <Stack $gap={6}>
      {kind === 'DEADLINES' && (
        <Banner>
          These are your deadlines. Premium counts the steps before each one back from it.{' '}
          <TextLink as={Link} to="/pricing">
            See the plans
          </TextLink>
        </Banner>
      )}
      {late.length > 0 && (
        <section aria-labelledby="late">
          <Stack $gap={4}>
            <Heading level={2} size="small" id="late">
              Late
            </Heading>
            <TimelineSteps steps={late} />
          </Stack>
        </section>
      )}
      {ahead.length > 0 && (
        <section aria-labelledby="ahead">
          <Stack $gap={4}>
            <Heading level={2} size="small" id="ahead">
              Ahead
            </Heading>
            <TimelineSteps steps={ahead} />
          </Stack>
        </section>
      )}
      {undated.length > 0 && (
        <p>
          Without a deadline:{' '}
          {undated.map(({ program, university }) => `${program.name}, ${university.name}`).join('; ')}
        </p>
      )}
    </Stack>
  )
}
