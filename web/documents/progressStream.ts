import { commitLocalUpdate, type GraphQLTaggedNode, graphql } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type {
  GenerationStage,
  progressStreamSubscription,
} from '../__generated__/progressStreamSubscription.graphql.ts'
import { followSubscription } from '../relay/followSubscription.ts'
import { type DocumentKind, isBeingWritten } from './documentWords.ts'

// Each event updates the document in the store, so that no screen has to refetch it.
const documentProgressSubscription: GraphQLTaggedNode = graphql`
  subscription progressStreamSubscription($id: ID!, $after: Int) @raw_response_type {
    documentProgress(id: $id, after: $after) {
      sequence
      stage
      section
      sections
      document {
        id
        databaseId
        documentType
        form
        status
        isPreview
        ...documentState_document
      }
    }
  }
`

/** The progress of a generation: its stage, and in SECTION the number of the section and of all sections. */
export type GenerationStep = { stage: GenerationStage; section: number | null; sections: number | null }

/** A document that is ready, from the last event. */
export type FinishedDocument = DocumentKind & { databaseId: number; isPreview: boolean }

/** The callbacks of a watcher. */
export type ProgressWatcher = {
  onStep: (step: GenerationStep) => void
  onReconnecting: (isReconnecting: boolean) => void
  /** Called once, when the text is ready. */
  onReady: (document: FinishedDocument) => void
}

/** Whether a generation has ended, so that no more events follow. */
function isFinal(stage: GenerationStage): boolean {
  return stage === 'READY' || stage === 'FAILED' || stage === 'CANCELLED'
}

/** One event stream for each document, shared by its watchers, since browsers limit connections to a host. */
class ProgressStream {
  readonly watchers = new Set<ProgressWatcher>()
  private readonly environment: IEnvironment
  private readonly documentId: string
  private lastSequence: number | null = null
  private step: GenerationStep | null = null
  private finished: FinishedDocument | null = null
  private stop: () => void = () => undefined

  constructor(environment: IEnvironment, documentId: string) {
    this.environment = environment
    this.documentId = documentId
  }

  add(watcher: ProgressWatcher): void {
    this.watchers.add(watcher)
    if (this.watchers.size === 1) {
      this.follow()
    } else if (this.step !== null) {
      watcher.onStep(this.step)
      if (this.finished !== null) watcher.onReady(this.finished)
    }
  }

  /** Removes a watcher; true if it was the last one. */
  remove(watcher: ProgressWatcher): boolean {
    this.watchers.delete(watcher)
    if (this.watchers.size > 0) return false
    this.stop()
    return true
  }

  private notify(call: (watcher: ProgressWatcher) => void): void {
    for (const watcher of this.watchers) call(watcher)
  }

  private follow(): void {
    this.stop = followSubscription<progressStreamSubscription>({
      environment: this.environment,
      subscription: documentProgressSubscription,
      variables: () => ({ id: this.documentId, after: this.lastSequence }),
      onNext: event => this.onEvent(event.documentProgress),
      onReconnecting: isReconnecting => this.notify(watcher => watcher.onReconnecting(isReconnecting)),
    })
  }

  /** Takes an event over; whether it is the last one. */
  private onEvent(progress: progressStreamSubscription['response']['documentProgress']): boolean {
    if (progress == null) return false
    const { stage, document } = progress
    this.lastSequence = progress.sequence
    this.step = { stage, section: progress.section ?? null, sections: progress.sections ?? null }
    const step = this.step
    this.notify(watcher => watcher.onStep(step))
    if (document.status === 'READY' && this.finished === null) {
      const finished = document
      this.finished = finished
      this.notify(watcher => watcher.onReady(finished))
    }
    if (stage === 'FAILED' || stage === 'CANCELLED') {
      // The reserved credit was returned, so the account in the store is stale.
      commitLocalUpdate(this.environment, store =>
        store.getRoot().getLinkedRecord('viewer')?.invalidateRecord(),
      )
    }
    // The document is sent in its current state, which may be ahead of the event's step.
    return isFinal(stage) || !isBeingWritten(document.status)
  }
}

const streams = new WeakMap<IEnvironment, Map<string, ProgressStream>>()

/**
 * Watches the generation of a document. Returns a function that stops this. A broken stream is resumed after the last
 * received event, at once when the browser is online again.
 */
export function watchProgress({
  environment,
  documentId,
  watcher,
}: {
  environment: IEnvironment
  documentId: string
  watcher: ProgressWatcher
}): () => void {
  const known = streams.get(environment) ?? new Map<string, ProgressStream>()
  streams.set(environment, known)
  const stream = known.get(documentId) ?? new ProgressStream(environment, documentId)
  known.set(documentId, stream)
  stream.add(watcher)
  return () => {
    if (stream.remove(watcher) && known.get(documentId) === stream) known.delete(documentId)
  }
}
