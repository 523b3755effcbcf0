import { X } from 'lucide-react'
import { Fragment, useLayoutEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { DocumentPaper_document$key } from '../../__generated__/DocumentPaper_document.graphql.ts'
import { Heading, IconButton } from '../../design/index.ts'
import {
  Hint,
  LockedPart,
  Margin,
  Note,
  NoteHead,
  Paper,
  Paragraph,
  SourcedSentence,
  SourceLabel,
  SourceQuote,
  Sources,
  Text,
} from './resultsStyles.ts'
import { useSentenceChoice } from './useSentenceChoice.ts'

/** The text on its sheet. A sentence that is lit shows in the margin which answers it rests on. */
export function DocumentPaper({ document: documentRef }: { document: DocumentPaper_document$key }) {
  const document = useFragment(
    graphql`
      fragment DocumentPaper_document on Document {
        content
        isPreview
        outline {
          title
        }
        paragraphs {
          title
          sentences {
            text
            sources {
              key
              label
              quote
            }
          }
        }
      }
    `,
    documentRef,
  )
  const sourced = document.paragraphs.flatMap(({ sentences }) =>
    sentences.filter(({ sources }) => sources.length > 0),
  )
  const { lit, chosen, clear, propsFor, elementOf } = useSentenceChoice(sourced.length)
  const margin = useRef<HTMLElement>(null)
  const [noteTop, setNoteTop] = useState(0)
  useLayoutEffect(() => {
    const sentence = lit === null ? undefined : elementOf(lit)
    if (!sentence || !margin.current) return
    const firstLine = sentence.getClientRects()[0] ?? sentence.getBoundingClientRect()
    setNoteTop(Math.max(0, firstLine.top - margin.current.getBoundingClientRect().top))
  }, [lit, elementOf])

  const shownTitles = new Set(document.paragraphs.map(({ title }) => title))
  const locked = document.isPreview ? document.outline.filter(({ title }) => !shownTitles.has(title)) : []
  const sources = lit === null ? [] : (sourced[lit]?.sources ?? [])
  const hint = sourced.length > 0 && (
    <>
      <mark>Choose a sentence</mark> to see which of your answers it rests on.
    </>
  )
  return (
    <>
      <Paper aria-label="The document">
        {hint && <Hint $place="above">{hint}</Hint>}
        <Text>
          {document.paragraphs.map((paragraph, index) => (
            <Paragraph key={paragraph.title} id={`paragraph-${index + 1}`}>
              {paragraph.sentences.map(sentence => {
                const number = sourced.indexOf(sentence)
                return (
                  <Fragment key={sentence.text}>
                    {number < 0 ? (
                      sentence.text
                    ) : (
                      <SourcedSentence {...propsFor(number)} $lit={number === lit}>
                        {sentence.text}
                      </SourcedSentence>
                    )}{' '}
                  </Fragment>
                )
              })}
            </Paragraph>
          ))}
          {document.paragraphs.length === 0 && <Paragraph $preWrapped>{document.content}</Paragraph>}
        </Text>
        {locked.length > 0 && (
          <LockedPart aria-labelledby="locked-part">
            <Heading level={2} size="tiny" id="locked-part">
              In the full document
            </Heading>
            <ol start={document.paragraphs.length + 1}>
              {locked.map(({ title }) => (
                <li key={title}>{title}</li>
              ))}
            </ol>
          </LockedPart>
        )}
      </Paper>
      <Margin
        ref={margin}
        aria-label="Where this comes from"
        aria-live="polite"
        $hasNote={sources.length > 0}
      >
        {sources.length === 0 ? (
          hint && <Hint $place="margin">{hint}</Hint>
        ) : (
          <Note style={{ '--note-top': `${noteTop}px` }}>
            <NoteHead as="div">
              <span>This sentence rests on</span>
              {chosen !== null && (
                <IconButton label="Close" size="small" icon={<X aria-hidden="true" />} onClick={clear} />
              )}
            </NoteHead>
            <Sources>
              {sources.map(({ key, label, quote }) => (
                <li key={`${key}-${quote}`}>
                  <SourceLabel>{label}</SourceLabel>
                  <SourceQuote>{quote}</SourceQuote>
                </li>
              ))}
            </Sources>
          </Note>
        )}
      </Margin>
    </>
  )
}
