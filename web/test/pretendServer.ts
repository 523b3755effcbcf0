import {
  mergeAnswer,
  type CurrentAnswer as Row,
  setAsideStill,
} from '../../graphql-server/domain/drafts/mergeAnswer.ts'
import type { SavedAnswer, SaveOutcome, SaveRequest } from '../questionnaire/autosave/answers.ts'
import type { FormValue } from '../questionnaire/kinds/value.ts'

function shown(row: Pick<Row, 'value'>): FormValue {
  if (row.value === null) return ''
  if ('text' in row.value) return row.value.text
  if ('number' in row.value) return String(row.value.number)
  return ''
}

function answersOf(rows: ReadonlyMap<string, Row>): SavedAnswer[] {
  return [...rows].map(([key, row]) => ({
    key,
    value: shown(row),
    revision: row.revision,
    setAside: row.setAside.map(({ value, savedAt }) => ({
      value: shown({ value }),
      savedAt: savedAt.toISOString(),
    })),
  }))
}

/** Keeps drafts by the server's own rule of merging, and fails as a test wants it to. */
export class PretendServer {
  readonly drafts = new Map<string, Map<string, Row>>()
  /** Deleted drafts, which can be restored. */
  readonly deleted = new Map<string, Map<string, Row>>()
  readonly requests: SaveRequest[] = []
  /** What happens to the next requests: all goes well unless something is put here. */
  line: 'GOOD' | 'CUT' | 'ANSWERS_LOST' = 'GOOD'
  session: 'SIGNED_IN' | 'SIGNED_OUT' = 'SIGNED_IN'
  refuses: Readonly<Record<string, string>> = {}
  refusesAll: string | null = null
  readonly #now: () => number
  #begun = new Map<string, string>()

  constructor(now: () => number = () => Date.now()) {
    this.#now = now
  }

  text(draftId: string, key: string): FormValue | undefined {
    const row = this.drafts.get(draftId)?.get(key)
    return row && shown(row)
  }

  answers(draftId: string): SavedAnswer[] {
    return answersOf(this.drafts.get(draftId) ?? new Map())
  }

  /** The answers of all drafts, deleted ones included. */
  allAnswers(): SavedAnswer[] {
    return [...this.drafts.values(), ...this.deleted.values()].flatMap(answersOf)
  }

  /** When the answer was saved; null where there is none. */
  savedAt(draftId: string, key: string): number | null {
    return this.drafts.get(draftId)?.get(key)?.savedAt.getTime() ?? null
  }

  delete(draftId: string): void {
    const rows = this.drafts.get(draftId)
    if (rows) this.deleted.set(draftId, rows)
    this.drafts.delete(draftId)
  }

  restore(): void {
    for (const [draftId, rows] of this.deleted) this.drafts.set(draftId, rows)
    this.deleted.clear()
  }

  /** As another device would. */
  saveElsewhere(draftId: string, key: string, text: string): void {
    const revision = this.drafts.get(draftId)?.get(key)?.revision ?? 0
    this.#save({
      draftId,
      answer: { key, value: { text }, revision, givesWay: false },
      editor: 'elsewhere',
      sequence: 0,
    })
  }

  async send(request: SaveRequest, editor: string): Promise<SaveOutcome> {
    this.requests.push(request)
    if (this.line === 'CUT') return { kind: 'UNREACHABLE' }
    if (this.session === 'SIGNED_OUT') return { kind: 'SIGNED_OUT' }
    if (this.refusesAll !== null) return { kind: 'REFUSED', message: this.refusesAll }
    const draftId = request.draftId ?? this.#begin(request.creationKey ?? '')
    if (!this.drafts.has(draftId)) return { kind: 'GONE' }
    const refused: { path: string; message: string }[] = []
    for (const answer of request.answers) {
      const message = this.refuses[answer.key]
      if (message === undefined) this.#save({ draftId, answer, editor, sequence: request.sequence })
      else refused.push({ path: answer.key, message })
    }
    if (this.line === 'ANSWERS_LOST') return { kind: 'UNREACHABLE' }
    const sent = new Set(request.answers.map(({ key }) => key))
    const isKept = ({ key }: { key: string }) =>
      (request.draftId === null || sent.has(key)) && this.refuses[key] === undefined
    return { kind: 'SAVED', draftId, saved: this.answers(draftId).filter(isKept), refused }
  }

  /** Forgets values that were set aside; false where it is not reached. */
  async settle(draftId: string, key: string, savedAt: readonly string[]): Promise<boolean> {
    const rows = this.drafts.get(draftId)
    const row = rows?.get(key)
    if (this.line !== 'GOOD' || this.session === 'SIGNED_OUT' || rows === undefined) return false
    const forgotten = savedAt.map(moment => new Date(moment))
    if (row) rows.set(key, { ...row, setAside: setAsideStill({ answer: row, forgotten }) })
    return true
  }

  #begin(creationKey: string): string {
    const begun = this.#begun.get(creationKey)
    // The key outlives the deletion of its draft: a late save does not bring it back.
    if (begun !== undefined) return begun
    const draftId = `draft-${this.#begun.size + 1}`
    this.#begun.set(creationKey, draftId)
    this.drafts.set(draftId, new Map())
    return draftId
  }

  #save({
    draftId,
    answer: { key, value, revision, givesWay },
    editor,
    sequence,
  }: {
    draftId: string
    answer: SaveRequest['answers'][number]
    editor: string
    sequence: number
  }): void {
    const rows = this.drafts.get(draftId)
    const merge = mergeAnswer({
      current: rows?.get(key) ?? null,
      sent: {
        value: value && 'options' in value ? { options: [...value.options] } : value,
        revision,
        givesWay,
      },
      editor,
      sequence,
      now: new Date(this.#now()),
    })
    if (merge.outcome === 'AHEAD') throw new Error(`The revision of ${key} is ahead of the server's`)
    if (merge.outcome === 'CHANGED') rows?.set(key, merge.answer)
  }
}
