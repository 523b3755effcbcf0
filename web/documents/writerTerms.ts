/** Who writes a document, as the request for it says. */
export type WriterTerms = {
  writer: 'MODEL' | 'BUILT_IN'
  /** Whether the built-in writer may write the whole of it when the model does not answer. */
  fallBack: boolean
}

/** An outside language model: its name, and the host that answers are sent to. */
export type OutsideModel = { name: string; host: string }
