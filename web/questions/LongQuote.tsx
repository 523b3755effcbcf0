import { useState } from 'react'
import { t } from '../language/language.ts'
import { More } from './questionStyles.ts'

/** The most characters of a quote that are shown at first. */
const SHOWN = 260
/** A quote that is hardly longer is shown whole. */
const SPARE = 60

/** The beginning of a text, cut between words. */
function beginningOf(text: string): string {
  const cut = text.slice(0, SHOWN)
  const space = cut.search(/\s+\S*$/u)
  return `${(space > SHOWN / 2 ? cut.slice(0, space) : cut).trimEnd()} …`
}

/** What a person said. Of a long one the beginning, and the rest behind 'More'. */
export function LongQuote({ words }: { words: string }) {
  const [isWhole, setWhole] = useState(false)
  if (words.length <= SHOWN + SPARE) return <blockquote>{words}</blockquote>
  return (
    <>
      <blockquote>{isWhole ? words : beginningOf(words)}</blockquote>
      <More type="button" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t('Less') : t('More')}
      </More>
    </>
  )
}
