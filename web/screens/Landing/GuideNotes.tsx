import { styled } from 'styled-components'
import type { CountryGuide_query$data } from '../../__generated__/CountryGuide_query.graphql.ts'
import { COUNTRY_GUIDE } from '../../content/countryGuide.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'

export type Note = CountryGuide_query$data['countryGuide']['notes'][number]

const List = styled.ul`
  display: grid;
  gap: var(--space-4);

  > li {
    display: grid;
    gap: var(--space-1);
  }

  @media print {
    gap: 3mm;

    > li {
      break-inside: avoid;
    }
  }
`

const Audience = styled.span`
  margin-inline-start: var(--space-2);
  padding: 0.1em 0.5em;
  font-family: var(--font-text);
  font-size: var(--text-xs);
  font-weight: 500;
  color: var(--ink-soft);
  white-space: nowrap;
  background: var(--highlight);
  border-radius: var(--radius-small);
`

/** The amounts of a note, '{GBP 776}', as they are shown. '5 %' stays on one line. */
export function withAmounts(text: string, money: (amount: number, currency: string) => string): string {
  return text
    .replace(/\{([A-Z]{3}) ([\d.]+)\}/g, (_amount, currency: string, amount: string) =>
      money(Number(amount), currency),
    )
    .replaceAll(' %', '\u00A0%')
}

/** What a fact rests on, with its year. */
export function sourceWords({ basis, source, year }: Pick<Note, 'basis' | 'source' | 'year'>): string {
  if (basis === 'INDICATIVE' && source === 'counsellors’ general knowledge')
    return t('Counsellors’ general knowledge, {year}', { year })
  return source.includes(String(year)) ? source : `${source}, ${year}`
}

/** The site that an address leads to: 'gov.uk'. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url
}

/** The notes of a part: those for everybody and for India first, those for others last. */
export function GuideNotes({
  notes,
  isAtHome,
  money,
}: {
  notes: readonly Note[]
  /** Whether the country is India. */
  isAtHome: boolean
  money: (amount: number, currency: string) => string
}) {
  const audiences = isAtHome ? COUNTRY_GUIDE.audiencesAtHome : COUNTRY_GUIDE.audiences
  const ordered = [
    ...notes.filter(({ audience }) => audience !== 'OTHERS'),
    ...notes.filter(({ audience }) => audience === 'OTHERS'),
  ]
  return (
    <List>
      {ordered.map(note => (
        <li key={note.title}>
          <Heading level={3} size="tiny">
            {note.title}
            {note.audience === 'INDIA' && <Audience>{audiences.INDIA}</Audience>}
            {note.audience === 'OTHERS' && <Audience>{audiences.OTHERS}</Audience>}
          </Heading>
          <Text>{withAmounts(note.text, money)}</Text>
          <Text $size="tiny" $tone="faint">
            {sourceWords(note)}. {t('Check here:')}{' '}
            <TextLink href={note.url} rel="noreferrer">
              {hostOf(note.url)}
            </TextLink>
          </Text>
        </li>
      ))}
    </List>
  )
}
