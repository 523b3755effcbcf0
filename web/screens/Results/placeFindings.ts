/** Findings of the review laid over the sentences of the text. Places are UTF-16 offsets into the content. */

export type Severity = 'MEND' | 'CONSIDER' | 'NOTE'

type Source = {
  readonly key: string
  readonly label: string
  readonly quote: string
  readonly saidIn?: string | null | undefined
}
type GivenParagraph = {
  readonly title: string
  readonly isLocked?: boolean
  readonly sentences: readonly {
    readonly text: string
    /** Left out where the text has no known sentences. */
    readonly origin?: string
    readonly sources: readonly Source[]
  }[]
}
export type GivenFinding = {
  /** Its place in the review's own order. */
  id: number
  severity: Severity
  start: number | null
  end: number | null
  excerpt: string | null
  /** The change that settles it, in the same offsets. */
  edit?:
    | { readonly start: number; readonly end: number; readonly text: string; readonly label: string }
    | null
    | undefined
}

/** A run of a sentence under the same findings, the shortest of them first. */
export type Segment = { start: number; text: string; findings: readonly number[]; severity: Severity | null }

export type PlacedSentence = {
  /** Counted over the sentences that have something to show; null for the others. */
  number: number | null
  text: string
  /** Whether the person wrote it in the editor. */
  isOwn: boolean
  sources: readonly Source[]
  segments: readonly Segment[]
  /** Everything that touches the sentence, in the order of the review. */
  findings: readonly number[]
  /** Changes within the sentence that settle a finding. */
  edits: readonly PlacedEdit[]
}

/** A change within a sentence: its characters from `start` to `end` become `text`. */
export type PlacedEdit = { finding: number; start: number; end: number; text: string }

export type PlacedParagraph = {
  title: string
  /** Whether a redraft keeps it word for word. */
  isLocked: boolean
  sentences: readonly PlacedSentence[]
  /** The gravest finding about the paragraph as a whole; shown beside the text. */
  beside: { id: number; severity: Severity } | null
}

export type LaidOutText = {
  paragraphs: readonly PlacedParagraph[]
  /** The sentences that have something to show, by their number. */
  sentences: readonly PlacedSentence[]
  /** Ids of the findings with a place in this text. */
  placed: ReadonlySet<number>
}

type Range = { id: number; severity: Severity; start: number; end: number }
type Standing = { start: number; end: number }

const GRAVITY: Record<Severity, number> = { MEND: 2, CONSIDER: 1, NOTE: 0 }

/**
 * Marks findings in a text. A finding is left out if the text at its place is no longer what it quotes. A text without
 * paragraphs is split at its line breaks.
 */
export function placeFindings({
  content,
  paragraphs,
  findings,
}: {
  content: string
  paragraphs: readonly GivenParagraph[]
  findings: readonly GivenFinding[]
}): LaidOutText {
  const given = paragraphs.length > 0 ? paragraphs : paragraphsIn(content)
  const ranges = findings.flatMap(({ id, severity, start, end, excerpt }): Range[] =>
    start !== null && end !== null && end > start && content.slice(start, end) === excerpt
      ? [{ id, severity, start, end }]
      : [],
  )
  const holds = new Set(ranges.map(({ id }) => id))
  const edits = findings.flatMap(({ id, edit }): PlacedEdit[] =>
    edit && holds.has(id) ? [{ finding: id, start: edit.start, end: edit.end, text: edit.text }] : [],
  )
  const sentences: PlacedSentence[] = []
  let from = 0
  const laidOut = given.map((paragraph): PlacedParagraph => {
    const places = paragraph.sentences.map(({ text }) => {
      const start = content.indexOf(text, from)
      if (start < 0) return null
      from = start + text.length
      return { start, end: from }
    })
    const whole = wholeOf(places)
    const about = whole === null || places.length < 2 ? [] : ranges.filter(range => covers(range, whole))
    const inText = ranges.filter(range => !about.includes(range))
    return {
      title: paragraph.title,
      isLocked: paragraph.isLocked ?? false,
      beside: gravestOf(about),
      sentences: paragraph.sentences.map((sentence, index): PlacedSentence => {
        const place = places[index] ?? null
        const here = place === null ? [] : inText.filter(range => touches(range, place))
        const touching =
          place === null ? [] : ranges.filter(range => touches(range, place)).map(({ id }) => id)
        const isOwn = sentence.origin === 'PERSON'
        const hasNote = isOwn || sentence.sources.length > 0 || touching.length > 0
        const placed = {
          number: hasNote ? sentences.length : null,
          text: sentence.text,
          isOwn,
          sources: sentence.sources,
          segments: segmentsOf(sentence.text, place, here),
          findings: touching,
          edits: place === null ? [] : editsWithin(edits, place),
        }
        if (hasNote) sentences.push(placed)
        return placed
      }),
    }
  })
  return { paragraphs: laidOut, sentences, placed: new Set(sentences.flatMap(({ findings: ids }) => ids)) }
}

function paragraphsIn(content: string): GivenParagraph[] {
  return content
    .split(/\n{2,}/)
    .filter(text => text.trim() !== '')
    .map(text => ({ title: '', sentences: [{ text, sources: [] }] }))
}

function wholeOf(places: readonly (Standing | null)[]): Standing | null {
  const known = places.filter(place => place !== null)
  const [first] = known
  const last = known.at(-1)
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end }
}

function covers(range: Standing, place: Standing): boolean {
  return range.start <= place.start && range.end >= place.end
}

function touches(range: Standing, place: Standing): boolean {
  return range.start < place.end && range.end > place.start
}

/** The changes that lie in a sentence as a whole, with offsets into it. */
function editsWithin(edits: readonly PlacedEdit[], place: Standing): PlacedEdit[] {
  return edits
    .filter(({ start, end }) => start >= place.start && end <= place.end)
    .map(edit => ({ ...edit, start: edit.start - place.start, end: edit.end - place.start }))
}

function gravestOf(ranges: readonly Range[]): { id: number; severity: Severity } | null {
  const [gravest] = [...ranges].sort((one, other) => GRAVITY[other.severity] - GRAVITY[one.severity])
  return gravest === undefined ? null : { id: gravest.id, severity: gravest.severity }
}

function segmentsOf(text: string, place: Standing | null, ranges: readonly Range[]): Segment[] {
  if (place === null || ranges.length === 0) return [{ start: 0, text, findings: [], severity: null }]
  const edges = new Set([0, text.length])
  for (const { start, end } of ranges) {
    edges.add(Math.max(0, start - place.start))
    edges.add(Math.min(text.length, end - place.start))
  }
  const cuts = [...edges].sort((one, other) => one - other)
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? text.length
    const over = ranges
      .filter(range => covers(range, { start: place.start + start, end: place.start + end }))
      .sort((one, other) => one.end - one.start - (other.end - other.start))
    return {
      start,
      text: text.slice(start, end),
      findings: over.map(({ id }) => id),
      severity: gravestOf(over)?.severity ?? null,
    }
  })
}
