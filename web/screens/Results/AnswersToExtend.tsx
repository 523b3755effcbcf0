import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AnswersToExtend_document$key } from '../../__generated__/AnswersToExtend_document.graphql.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { formPath } from '../../documents/formPath.ts'
import { Advice, AdviceList } from './resultsStyles.ts'

/** Which answers would carry more of the text, and what to add to each. */
export function AnswersToExtend({ document: documentRef }: { document: AnswersToExtend_document$key }) {
  const document = useFragment(
    graphql`
      fragment AnswersToExtend_document on Document {
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
  return (
    <Advice aria-labelledby="answers-to-extend">
      <Heading level={2} size="small" id="answers-to-extend">
        Answers to extend
      </Heading>
      <Text $size="small" $tone="soft">
        The text is as long as your answers carry. These would carry more.{' '}
        <TextLink as={Link} to={formPath(document)}>
          To the form
        </TextLink>
      </Text>
      <AdviceList>
        {document.advice.map(({ key, label, advice }) => (
          <li key={key}>
            <strong>{label}</strong>
            {advice}
          </li>
        ))}
      </AdviceList>
    </Advice>
  )
}
