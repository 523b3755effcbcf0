import { MessagesSquare } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { InterviewsScreen_viewer$key } from '../../__generated__/InterviewsScreen_viewer.graphql.ts'
import interviewsQuery, {
  type interviewsRouteQuery,
} from '../../__generated__/interviewsRouteQuery.graphql.ts'
import { INTERVIEW } from '../../content/interview.ts'
import {
  Banner,
  Button,
  Checkbox,
  Column,
  EmptyState,
  Field,
  Heading,
  LinkButton,
  Row,
  Stack,
  Text,
  TextInput,
  TextLink,
} from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { useBeginInterview } from './useBeginInterview.ts'
import { useDeleteInterview } from './useDeleteInterview.ts'

function Interviews({ viewer: viewerRef }: { viewer: InterviewsScreen_viewer$key }) {
  const { entitlements, interviewTarget, interviews } = useFragment(
    graphql`
      fragment InterviewsScreen_viewer on User {
        entitlements {
          interviews
        }
        interviewTarget {
          course
          university
          isMba
        }
        interviews {
          id
          course
          university
          createdAt
          questions {
            answer
          }
        }
      }
    `,
    viewerRef,
  )
  const [course, setCourse] = useState(interviewTarget?.course ?? '')
  const [university, setUniversity] = useState(interviewTarget?.university ?? '')
  const [isMba, setMba] = useState(interviewTarget?.isMba ?? false)
  const { send, isPending, refusal, faultByField } = useBeginInterview()
  const deletion = useDeleteInterview()
  const navigate = useNavigate()

  async function begin(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { saved } = await send({ input: { course, university, isMba } })
    if (saved) void navigate(`/interview/${saved.interview.id}`)
  }

  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{INTERVIEW.title}</Heading>
          <Text $tone="soft" $measure>
            {INTERVIEW.lead}
          </Text>
        </div>
      </ScreenHead>
      {entitlements.interviews ? (
        <Column>
          <form noValidate onSubmit={begin}>
            <Stack $gap={4}>
              <Field label={t('Programme')} error={faultByField.course} required>
                <TextInput value={course} onChange={({ target }) => setCourse(target.value)} />
              </Field>
              <Field label={t('University')} error={faultByField.university}>
                <TextInput value={university} onChange={({ target }) => setUniversity(target.value)} />
              </Field>
              <Checkbox
                label={t('It is an MBA')}
                checked={isMba}
                onChange={({ target }) => setMba(target.checked)}
              />
              {refusal && Object.keys(faultByField).length === 0 && (
                <Banner tone="danger" announce>
                  {refusalWords(refusal)}
                </Banner>
              )}
              <div>
                <Button
                  type="submit"
                  variant="primary"
                  pending={isPending}
                  pendingLabel={t('Reading your story...')}
                >
                  {INTERVIEW.begin}
                </Button>
              </div>
            </Stack>
          </form>
        </Column>
      ) : (
        <EmptyState
          title={INTERVIEW.locked.title}
          headingLevel={2}
          action={
            <LinkButton as={Link} to="/pricing" variant="primary">
              {INTERVIEW.locked.action}
            </LinkButton>
          }
        >
          {INTERVIEW.locked.text}
        </EmptyState>
      )}
      {interviews.length === 0 && entitlements.interviews && (
        <EmptyState
          icon={<MessagesSquare aria-hidden="true" />}
          title={INTERVIEW.empty.title}
          headingLevel={2}
        >
          {INTERVIEW.empty.text}
        </EmptyState>
      )}
      {interviews.length > 0 && (
        <section aria-labelledby="interviews">
          <Stack $gap={4}>
            <Heading level={2} size="small" id="interviews">
              {t('Your interviews')}
            </Heading>
            {interviews.map(({ id, course, university, createdAt, questions }) => (
              <Row key={id} $gap={4}>
                <div>
                  <TextLink as={Link} to={`/interview/${id}`}>
                    {[course, university].filter(part => part !== '').join(', ')}
                  </TextLink>
                  <Text $size="small" $tone="soft">
                    {t('Begun on {day}, {answered} of {asked} answered', {
                      day: dayOf(createdAt),
                      answered: questions.filter(({ answer }) => answer !== '').length,
                      asked: questions.length,
                    })}
                  </Text>
                </div>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('Delete: {course}', { course })}
                  pending={deletion.isPending}
                  onClick={() => void deletion.send({ input: { interviewId: id } })}
                >
                  {t('Delete')}
                </Button>
              </Row>
            ))}
            {deletion.refusal && (
              <Banner tone="danger" announce>
                {refusalWords(deletion.refusal)}
              </Banner>
            )}
          </Stack>
        </section>
      )}
    </ScreenPage>
  )
}

/** The interviews that somebody prepares for, and the way to a new one. */
export default function InterviewsScreen({ queryRef }: { queryRef: PreloadedQuery<interviewsRouteQuery> }) {
  const { viewer } = usePreloadedQuery<interviewsRouteQuery>(interviewsQuery, queryRef)
  return viewer ? <Interviews viewer={viewer} /> : null
}
