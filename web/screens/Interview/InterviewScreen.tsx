import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { InterviewScreen_interview$key } from '../../__generated__/InterviewScreen_interview.graphql.ts'
import interviewQuery, { type interviewRouteQuery } from '../../__generated__/interviewRouteQuery.graphql.ts'
import { INTERVIEW } from '../../content/interview.ts'
import { Column, Heading, Stack, Text, TextLink } from '../../design/index.ts'
import { NotFoundPage } from '../../routing/NotFoundPage.tsx'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { InterviewAnswer } from './InterviewAnswer.tsx'

function Interview({ interview }: { interview: InterviewScreen_interview$key }) {
  const { id, course, university, questions } = useFragment(
    graphql`
      fragment InterviewScreen_interview on Interview {
        id
        course
        university
        questions {
          number
          ...InterviewAnswer_question
        }
      }
    `,
    interview,
  )
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Text $size="small" $tone="soft">
            <TextLink as={Link} to="/interview">
              {INTERVIEW.title}
            </TextLink>
          </Text>
          <Heading level={1}>{[course, university].filter(part => part !== '').join(', ')}</Heading>
          <Text $tone="soft" $measure>
            {INTERVIEW.limits}
          </Text>
        </div>
      </ScreenHead>
      <Column>
        <Stack $gap={7}>
          {questions.map(question => (
            <InterviewAnswer key={question.number} question={question} interviewId={id} />
          ))}
        </Stack>
      </Column>
    </ScreenPage>
  )
}

/** The questions of one interview, with what rules say of the answers. */
export default function InterviewScreen({ queryRef }: { queryRef: PreloadedQuery<interviewRouteQuery> }) {
  const { interview } = usePreloadedQuery<interviewRouteQuery>(interviewQuery, queryRef)
  return interview ? <Interview interview={interview} /> : <NotFoundPage />
}
