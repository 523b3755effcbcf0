import { graphql, useFragment } from 'react-relay'
import type { WrittenBy_document$key } from '../../__generated__/WrittenBy_document.graphql.ts'

/** Who wrote the text, said plainly; nothing for documents from before there was a choice. */
export function WrittenBy({ document: documentRef }: { document: WrittenBy_document$key }) {
  const { writer, fellBack } = useFragment(
    graphql`
      fragment WrittenBy_document on Document {
        writer
        fellBack
      }
    `,
    documentRef,
  )
  if (fellBack) {
    return <span>The outside model stopped answering; the built-in writer finished it</span>
  }
  switch (writer) {
    case 'BUILT_IN':
      return <span>Written by the built-in writer, from your answers alone</span>
    case 'MODEL':
      return <span>Written by an outside language model, from your answers</span>
    default:
      return null
  }
}
