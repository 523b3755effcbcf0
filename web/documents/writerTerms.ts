/** Who writes a document, as the request for it says. */
export type WriterTerms = {
  writer: 'MODEL' | 'BUILT_IN'
  /** Whether the built-in writer may finish what the model did not. */
  fallBack: boolean
}

/** An outside language model: its name, and the host that answers are sent to. */
export type OutsideModel = { name: string; host: string }
