import { mergeAnswer, type CurrentAnswer as Row } from '../../graphql-server/domain/drafts/mergeAnswer.ts'
import type { SaveOutcome, SaveRequest, StandingAnswer } from '../questionnaire/autosave/answerSaver.ts'
import type { FormValue } from '../questionnaire/formValues.ts'

function shown(row: Pick<Row, 'value'>): FormValue {
  if (row.value === null) return ''
  if ('text' in row.value) return row.value.text
  if ('number' in row.value) return String(row.value.number)
  return ''
}

/** Keeps drafts by the server's own rule of merging, and fails as a test wants it to. */
export class PretendServer {
  readonly drafts = new Map<string, Map<string, Row>>()
  readonly requests: SaveRequest[] = []
  /** What happens to the next requests: all goes well unless something is put here. */
  line: 'GOOD' | 'CUT' | 'ANSWERS_LOST' = 'GOOD'
  session: 'SIGNED_IN' | 'SIGNED_OUT' = 'SIGNED_IN'
  refuses: Readonly<Record<string, string>> = {}
  refusesAll: string | null = null
  #begun = new Map<string, string>()

  text(draftId: string, key: string): FormValue | undefined {
    const row = this.drafts.get(draftId)?.get(key)
    return row && shown(row)
  }

  answers(draftId: string): StandingAnswer[] {
    return [...(this.drafts.get(draftId) ?? [])].map(([key, row]) => ({
      key,
      value: shown(row),
      revision: row.revision,
      setAside: row.setAside.map(({ value, savedAt }) => ({
        value: shown({ value }),
        savedAt: savedAt.toISOString(),
      })),
    }))
  }

  /** As another device would. */
  saveElsewhere(draftId: string, key: string, text: string): void {
    this.#save(
      draftId,
      { key, value: { text }, revision: this.drafts.get(draftId)?.get(key)?.revision ?? 0 },
      'elsewhere',
    )
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
      if (message === undefined) this.#save(draftId, answer, editor)
      else refused.push({ path: answer.key, message })
    }
    if (this.line === 'ANSWERS_LOST') return { kind: 'UNREACHABLE' }
    const sent = new Set(request.answers.map(({ key }) => key))
    const isKept = ({ key }: { key: string }) =>
      (request.draftId === null || sent.has(key)) && this.refuses[key] === undefined
    return { kind: 'SAVED', draftId, saved: this.answers(draftId).filter(isKept), refused }
  }

  #begin(creationKey: string): string {
    const draftId = this.#begun.get(creationKey) ?? `draft-${this.#begun.size + 1}`
    this.#begun.set(creationKey, draftId)
    if (!this.drafts.has(draftId)) this.drafts.set(draftId, new Map())
    return draftId
  }

  #save(draftId: string, { key, value, revision }: SaveRequest['answers'][number], editor: string): void {
    const rows = this.drafts.get(draftId)
    const sent = { value: value && 'options' in value ? { options: [...value.options] } : value, revision }
    const merge = mergeAnswer({ current: rows?.get(key) ?? null, sent, editor, now: new Date() })
    if (merge.outcome === 'AHEAD') throw new Error(`The revision of ${key} is ahead of the server's`)
    if (merge.outcome === 'CHANGED') rows?.set(key, merge.answer)
  }
}
