import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { WrittenBy_document$key } from '../../__generated__/WrittenBy_document.graphql.ts'
import { t } from '../../language/language.ts'

/** A model may have a long name without a space in it. */
const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

/** The writer of the text; nothing for documents older than the choice of a writer. */
export function WrittenBy({ document: documentRef }: { document: WrittenBy_document$key }) {
  const { writer, modelName, fellBack } = useFragment(
    graphql`
      fragment WrittenBy_document on Document {
        writer
        modelName
        fellBack
      }
    `,
    documentRef,
  )
  if (fellBack) {
    return <span>{t('The outside model did not answer; the built-in writer arranged your own words')}</span>
  }
  switch (writer) {
    case 'BUILT_IN':
      return (
        <span>
          {t('Your own words, arranged. Connect an AI writer for a drafted text, or finish it here')}
        </span>
      )
    case 'MODEL':
      return (
        <Name>
          {t('Drafted by {name}, from your answers', {
            name: modelName ?? t('an outside language model'),
          })}
        </Name>
      )
    default:
      return null
  }
}
