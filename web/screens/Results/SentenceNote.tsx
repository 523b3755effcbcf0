import { Link } from 'react-router-dom'
import { Button, TextLink } from '../../design/index.ts'
import type { ShownFinding } from './FindingList.tsx'
import type { PlacedSentence } from './placeFindings.ts'
import { Note, NoteHead, SourceLabel, SourceQuote, Sources } from './resultsStyles.ts'
import { FoundHere, SeveritySign } from './reviewStyles.ts'
import { kindWords } from './reviewWords.ts'

/** Said of words that the person wrote in the editor. */
export const OWN_WORDS = 'Your own words. They come from you, not from an answer.'

/** The sources of a sentence, and what the review found in it. */
export function SentenceNote({
  sentence,
  without = 'Choose a sentence to see which of your answers it comes from.',
  findings,
  pathOf,
  onChange,
  onFinding,
}: {
  sentence: PlacedSentence | null
  /** Shown where there is no sentence. */
  without?: string | undefined
  findings: readonly ShownFinding[]
  /** Where the answer to a question is changed; null where it cannot be. */
  pathOf: (key: string) => string | null
  /** Changes the answer to a question here; null where `pathOf` leads to it. */
  onChange: ((question: { key: string; label: string }) => void) | null
  onFinding: (id: number) => void
}) {
  if (sentence === null) {
    return <Note>{without}</Note>
  }
  const here = findings.filter(({ id }) => sentence.findings.includes(id))
  return (
    <Note $isLit>
      {sentence.sources.length === 0 ? (
        <p>{sentence.isOwn ? OWN_WORDS : 'This sentence comes from no answer.'}</p>
      ) : (
        <>
          <NoteHead>This sentence comes from</NoteHead>
          <Sources>
            {sentence.sources.map(({ key, label, quote, saidIn }) => {
              const path = saidIn == null ? pathOf(key) : null
              return (
                <li key={`${key}-${quote}`}>
                  <SourceLabel>{saidIn == null ? label : `From your story, ${saidIn}`}</SourceLabel>
                  <SourceQuote>{quote}</SourceQuote>
                  {saidIn != null && (
                    <TextLink as={Link} to="/story">
                      Change it in your story
                    </TextLink>
                  )}
                  {path !== null && (
                    <TextLink as={Link} to={path} aria-label={`Change this answer: ${label}`}>
                      Change this answer
                    </TextLink>
                  )}
                  {path === null && saidIn == null && onChange && (
                    <div>
                      <Button
                        size="small"
                        variant="quiet"
                        flush
                        aria-label={`Change this answer: ${label}`}
                        onClick={() => onChange({ key, label })}
                      >
                        Change this answer
                      </Button>
                    </div>
                  )}
                </li>
              )
            })}
          </Sources>
        </>
      )}
      {here.length > 0 && (
        <>
          <NoteHead>Found here</NoteHead>
          <FoundHere>
            {here.map(({ id, kind, severity }) => (
              <li key={id}>
                <button type="button" onClick={() => onFinding(id)}>
                  <SeveritySign $severity={severity} aria-hidden="true" />
                  {kindWords(kind)}
                </button>
              </li>
            ))}
          </FoundHere>
        </>
      )}
    </Note>
  )
}
