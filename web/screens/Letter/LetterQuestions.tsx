import { CornerDownRight } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LetterQuestions_letter$key } from '../../__generated__/LetterQuestions_letter.graphql.ts'
import { Banner, Button, Column, Heading, Stack, Text, useToast } from '../../design/index.ts'
import { plural, t } from '../../language/language.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { LetterReply } from './LetterReply.tsx'
import { usePlaceLetterAnswers } from './usePlaceLetterAnswers.ts'

/** What the recommender is asked. Each reply saves itself, and goes into the letter when they say so. */
export function LetterQuestions({
  letter: letterRef,
  token,
}: {
  letter: LetterQuestions_letter$key
  token: string
}) {
  const letter = useFragment(
    graphql`
      fragment LetterQuestions_letter on RecommenderLetter {
        id
        student
        textRevision
        isQuestionsOnly
        isConfidential
        questions {
          number
          reply
          isUnknown
          isInLetter
          ...LetterReply_question
        }
      }
    `,
    letterRef,
  )
  const { id, student, textRevision, isQuestionsOnly, isConfidential, questions } = letter
  const { send, isPending, refusal } = usePlaceLetterAnswers()
  const [isBehind, setBehind] = useState(false)
  const { toast } = useToast()
  if (questions.length === 0) return null
  const waiting = questions.filter(
    ({ reply, isUnknown, isInLetter }) => reply !== '' && !isUnknown && !isInLetter,
  ).length

  async function place() {
    const { saved } = await send({ input: { token, revision: textRevision } })
    setBehind(saved !== null && !saved.isSaved)
    if (saved?.isSaved)
      toast({
        title: t('Your answers are in the letter'),
        description: t('Read it again below, and change it.'),
      })
  }

  return (
    <Part aria-labelledby="questions">
      <Heading level={2} size="small" id="questions">
        {plural(questions.length, {
          one: 'One question, if you have a few minutes',
          other: '# questions, if you have a few minutes',
        })}
      </Heading>
      <Text $tone="soft" $measure>
        {t(
          isQuestionsOnly
            ? 'You write this letter yourself. Your answers can be its beginning, in your own words; {student} sees neither.'
            : isConfidential
              ? 'What only you can say makes the letter yours. Leave out what you like; {student} does not see your answers.'
              : 'What only you can say makes the letter yours. Leave out what you like; {student} does not see your answers, only what of them you put into the letter.',
          { student },
        )}
      </Text>
      <Column>
        <Stack $gap={6}>
          {questions.map(question => (
            <LetterReply
              key={question.number}
              question={question}
              keptAs={`${id}-${question.number}`}
              token={token}
            />
          ))}
        </Stack>
      </Column>
      {isBehind && (
        <Banner tone="warning" announce title={t('The letter was changed meanwhile')}>
          {t('Read it again below, then put your answers in.')}
        </Banner>
      )}
      {refusal && (
        <Banner tone="danger" announce>
          {refusalWords(refusal)}
        </Banner>
      )}
      {waiting > 0 && (
        <div>
          <Button
            icon={<CornerDownRight aria-hidden="true" />}
            pending={isPending}
            pendingLabel={t('Adding...')}
            onClick={() => void place()}
          >
            {plural(waiting, {
              one: 'Put my answer into the letter',
              other: 'Put my # answers into the letter',
            })}
          </Button>
        </div>
      )}
    </Part>
  )
}
