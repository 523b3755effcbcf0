import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TimelineKind } from '../../__generated__/ApplicationsScreen_viewer.graphql.ts'
import type { Timeline_applications$key } from '../../__generated__/Timeline_applications.graphql.ts'
import { isStillToApply } from '../../applications/applicationWords.ts'
import {
  Banner,
  Button,
  EmptyState,
  Heading,
  LinkButton,
  Row,
  Stack,
  Text,
  TextLink,
} from '../../design/index.ts'
import { daysUntil } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { type Step, TimelineSteps, withDeadline } from './TimelineSteps.tsx'

/** Steps that are shown at first: some weeks for a few applications. */
const FIRST = 12

/** The coming days of all applications, overdue ones on top. */
export function Timeline({
  kind,
  applications: applicationsRef,
  onOpen,
}: {
  kind: TimelineKind
  applications: Timeline_applications$key
  onOpen: (id: string) => void
}) {
  const applications = useFragment(
    graphql`
      fragment Timeline_applications on Application @relay(plural: true) {
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
    `,
    applicationsRef,
  )
  if (kind === 'NONE')
    return (
      <EmptyState
        title={t('Your deadlines on one line')}
        headingLevel={2}
        action={
          <LinkButton as={Link} to="/pricing">
            {t('See the plans')}
          </LinkButton>
        }
      >
        {t(
          'With Standard all your deadlines stand on one line; with Premium the steps before each one are counted back from it. The deadline of each application stays on its card in any plan.',
        )}
      </EmptyState>
    )
  const open = applications.filter(({ status }) => isStillToApply(status))
  const steps: Step[] = open.flatMap(({ id, timeline, program, university }) =>
    stillToTake(withDeadline(timeline)).map(step => ({
      ...step,
      of: { name: `${program.name}, ${university.name}`, onOpen: () => onOpen(id) },
    })),
  )
  const undated = open.filter(({ deadline }) => deadline == null)
  if (steps.length === 0)
    return (
      <EmptyState title={t('No deadlines yet')} headingLevel={2}>
        {t('Open an application on the board and set its deadline. It then appears here.')}
      </EmptyState>
    )
  const inOrder = [...steps].sort((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  )
  const late = inOrder.filter(({ date, isDone }) => !isDone && daysUntil(date) < 0)
  // What is done needs nobody any more; the application itself still shows it.
  const ahead = inOrder.filter(({ date, isDone }) => !isDone && daysUntil(date) >= 0)
  return (
    <Stack $gap={6}>
      {kind === 'DEADLINES' && (
        <Banner>
          {t('These are your deadlines. Premium counts the steps before each one back from it.')}{' '}
          <TextLink as={Link} to="/pricing">
            {t('See the plans')}
          </TextLink>
        </Banner>
      )}
      {late.length > 0 && <Steps id="steps-late" name={t('Late')} steps={late} />}
      {ahead.length > 0 && <Steps id="steps-ahead" name={t('Ahead')} steps={ahead} />}
      {undated.length > 0 && (
        <Text $tone="soft" $measure>
          {t('Without a deadline:')}{' '}
          {undated.map(({ id, program, university }, at) => (
            <span key={id}>
              {at > 0 && '; '}
              <TextLink as="button" type="button" onClick={() => onOpen(id)}>
                {program.name}, {university.name}
              </TextLink>
            </span>
          ))}
        </Text>
      )}
    </Stack>
  )
}

/** The steps to show. After the deadline these are the deadline only. */
function stillToTake(steps: readonly Step[]): readonly Step[] {
  const last = steps.at(-1)
  return last && daysUntil(last.date) < 0 ? [last] : steps
}

function Steps({ id, name, steps }: { id: string; name: string; steps: readonly Step[] }) {
  const [showsAll, setShowsAll] = useState(false)
  return (
    <section aria-labelledby={id}>
      <Stack $gap={4}>
        <Heading level={2} size="small" id={id}>
          {name}
        </Heading>
        <TimelineSteps steps={showsAll ? steps : steps.slice(0, FIRST)} />
        {!showsAll && steps.length > FIRST && (
          <Row>
            <Button variant="quiet" size="small" onClick={() => setShowsAll(true)}>
              {t('Show all {count} steps', { count: steps.length })}
            </Button>
          </Row>
        )}
      </Stack>
    </section>
  )
}
