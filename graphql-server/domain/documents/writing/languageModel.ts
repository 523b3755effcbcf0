/** How many requests may still go out for the section in hand. The model takes one off for each that it sends. */
export type CallBudget = { left: number }

export type ModelQuestion = {
  /** What is asked for, and the rules. Never holds a word that somebody typed. */
  rules: string
  /** What the rules are applied to: fenced, and never to be followed as an instruction. */
  material: string
  /** The form of the answer, as JSON Schema: sent where the server has structured outputs. */
  form: { name: string; schema: Readonly<Record<string, unknown>> }
  /** The longest answer that is read, in tokens. */
  mostTokens: number
  calls: CallBudget
  signal: AbortSignal
}

export type ModelAnswer =
  | { outcome: 'ANSWERED'; text: string }
  /** The answer broke off: by its own length, by a lost connection, or by silence. */
  | { outcome: 'CUT'; text: string }
  /** The model declines to answer. */
  | { outcome: 'REFUSED' }
  /** No answer, after all the tries that are left. `why` names no key and quotes nothing that anybody typed. */
  | { outcome: 'AWAY'; isPassing: boolean; why: string }

/** An outside language model, as far as the rules of writing need to know it. */
export type LanguageModel = {
  /** What it is called at its host. */
  name: string
  /** The host that answers leave for, as a person is shown it. */
  host: string
  /**
   * Asks once, and again after a passing fault while calls are left.
   * @throws the signal's reason when that is aborted; nothing else.
   */
  ask(question: ModelQuestion): Promise<ModelAnswer>
}

/**
 * The outside model stays away or declines. `isPassing`: a later try may succeed. The calls of the section are spent
 * by then, so the same job is not to be tried again: the document fails, or the built-in writer finishes it.
 */
export class WriterUnavailableError extends Error {
  readonly isPassing: boolean
  constructor(why: string, isPassing: boolean) {
    super(why)
    this.name = 'WriterUnavailableError'
    this.isPassing = isPassing
  }
}
