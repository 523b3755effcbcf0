import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AnswersToExtend_document$key } from '../../__generated__/AnswersToExtend_document.graphql.ts'
import { Button, Heading, Row, Text, TextLink } from '../../design/index.ts'
import { formPath } from '../../documents/formPath.ts'
import { plural, sent, t } from '../../language/language.ts'
import { useAskQuestions } from '../../questions/useAskQuestions.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { Advice, AdviceList } from './resultsStyles.ts'

/** The answers that would lengthen the text, and what to add to each. */
export function AnswersToExtend({ document: documentRef }: { document: AnswersToExtend_document$key }) {
  const { ask, isPending, refusal } = useAskQuestions()
  const [asked, setAsked] = useState<number | null>(null)
  const document = useFragment(
    graphql`
      fragment AnswersToExtend_document on Document {
        id
        documentType
        form
        draft {
          id
        }
        advice {
          key
          label
          advice
        }
      }
    `,
    documentRef,
  )
  if (document.advice.length === 0) return null

  async function askForMore() {
    const { saved } = await ask({ kind: 'DOCUMENT', id: document.id })
    if (saved) setAsked(saved.questions.filter(({ state }) => state === 'OPEN').length)
  }

  return (
    <Advice aria-labelledby="answers-to-extend">
      <Heading level={2} size="small" id="answers-to-extend">
        {t('Answers to extend')}
      </Heading>
      <Text $size="small" $tone="soft">
        {t(
          'The text is as long as your answers carry. A few questions ask for what a reader would miss, and these answers would carry more.',
        )}{' '}
        <TextLink as={Link} to={formPath(document)}>
          {t('To the form')}
        </TextLink>
      </Text>
      <Row>
        <Button
          pending={isPending}
          pendingLabel={t('Reading your answers...')}
          onClick={() => void askForMore()}
        >
          {t('Show the questions')}
        </Button>
        <Text $size="small" $tone="soft" role="status">
          {asked === null
            ? null
            : asked === 0
              ? t('Your answers leave no question open.')
              : plural(asked, {
                  one: '# question is open, each at its paragraph.',
                  other: '# questions are open, each at its paragraph.',
                })}
        </Text>
      </Row>
      {refusal && <Text role="alert">{refusalWords(refusal)}</Text>}
      <AdviceList>
        {document.advice.map(({ key, label, advice }) => (
          <li key={key}>
            <strong lang="en">{label}</strong>
            {sent(advice)}
          </li>
        ))}
      </AdviceList>
    </Advice>
  )
}
