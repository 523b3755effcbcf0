import { useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { EditedDocument_document$key } from '../../../__generated__/EditedDocument_document.graphql.ts'
import { EditorAndMargin } from './EditorAndMargin.tsx'
import { editedParagraphs } from './editedParagraph.ts'
import type { TextEditor } from './textEditor.ts'
import { useReviewWhenResting } from './useReviewWhenResting.ts'
import { useTextSaver } from './useTextSaver.ts'

/** A finished text in an editor that saves it while one types, with the findings of the review in the margin. */
export default function EditedDocument({
  document: documentRef,
  onDone,
  onVersions,
}: {
  document: EditedDocument_document$key
  onDone: () => void
  /** Shows the versions in place of the editor. */
  onVersions: () => Promise<void>
}) {
  const document = useFragment(
    graphql`
      fragment EditedDocument_document on Document {
        id
        textRevision
        ...EditorAndMargin_document
        content
        paragraphs {
          key
          title
          isLocked
          sentences {
            text
            origin
            sources {
              key
              label
              quote
              saidIn
            }
          }
        }
        review {
          findings {
            kind
            severity
            reason
            suggestion
            start
            end
            excerpt
            key
            edit {
              start
              end
              text
              label
            }
            fingerprint
            isDismissed
          }
        }
      }
    `,
    documentRef,
  )
  const { id: documentId, textRevision, paragraphs, review } = document
  const content = document.content ?? ''
  const editor = useRef<TextEditor | null>(null)
  const saved = useMemo(
    () => ({ revision: textRevision, paragraphs: editedParagraphs(paragraphs) }),
    [textRevision, paragraphs],
  )
  const saver = useTextSaver({ documentId, saved, show: text => editor.current?.show(text) })
  const reviews = useReviewWhenResting({ documentId, saver })
  // The findings have offsets into the text that was reviewed. Later saves do not change it, so that nothing renders.
  const [reviewed, setReviewed] = useState({ review, reviews, content, paragraphs })
  if (reviewed.review !== review || reviewed.reviews !== reviews)
    setReviewed({ review, reviews, content, paragraphs })

  return (
    <EditorAndMargin
      document={document}
      editor={editor}
      saver={saver}
      reviewed={reviewed}
      onDone={onDone}
      onVersions={onVersions}
    />
  )
}
