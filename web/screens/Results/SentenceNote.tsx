import { Link } from 'react-router-dom'
import { Button, TextLink } from '../../design/index.ts'
import { sent, t } from '../../language/language.ts'
import type { ShownFinding } from './FindingList.tsx'
import type { PlacedSentence } from './placeFindings.ts'
import { Note, NoteHead, SourceLabel, SourceQuote, Sources } from './resultsStyles.ts'
import { FoundHere, SeveritySign } from './reviewStyles.ts'
import { kindWords } from './reviewWords.ts'

/** The sources of a sentence, and what the review found in it. */
export function SentenceNote({
  sentence,
  without = t('Choose a sentence to see which of your answers it comes from.'),
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
        <p>
          {sentence.isOwn
            ? t('Your own words. They come from you, not from an answer.')
            : t('This sentence comes from no answer.')}
        </p>
      ) : (
        <>
          <NoteHead>{t('This sentence comes from')}</NoteHead>
          <Sources>
            {sentence.sources.map(({ key, label, quote, saidIn }) => {
              const path = saidIn == null ? pathOf(key) : null
              return (
                <li key={`${key}-${quote}`}>
                  {saidIn == null ? (
                    <SourceLabel lang="en">{label}</SourceLabel>
                  ) : (
                    <SourceLabel>{t('From your story, {saidIn}', { saidIn: sent(saidIn) })}</SourceLabel>
                  )}
                  <SourceQuote lang="en">{quote}</SourceQuote>
                  {saidIn != null && (
                    <TextLink as={Link} to="/story">
                      {t('Change it in your story')}
                    </TextLink>
                  )}
                  {path !== null && (
                    <TextLink as={Link} to={path} aria-label={t('Change this answer: {label}', { label })}>
                      {t('Change this answer')}
                    </TextLink>
                  )}
                  {path === null && saidIn == null && onChange && (
                    <div>
                      <Button
                        size="small"
                        variant="quiet"
                        flush
                        aria-label={t('Change this answer: {label}', { label })}
                        onClick={() => onChange({ key, label })}
                      >
                        {t('Change this answer')}
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
          <NoteHead>{t('Found here')}</NoteHead>
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
