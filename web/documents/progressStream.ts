import { commitLocalUpdate, type GraphQLTaggedNode, graphql, requestSubscription } from 'react-relay'
import type { IEnvironment } from 'relay-runtime'
import type {
  GenerationStage,
  progressStreamSubscription,
} from '../__generated__/progressStreamSubscription.graphql.ts'
import { type DocumentKind, isBeingWritten } from './documentWords.ts'

// Each event brings the document up to date wherever it is shown, so no screen asks again.
const documentProgressSubscription: GraphQLTaggedNode = graphql`
  subscription progressStreamSubscription($id: ID!, $after: Int) {
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

/** Where a generation stands: its stage, and in SECTION the number of the section out of how many. */
export type GenerationStep = { stage: GenerationStage; section: number | null; sections: number | null }

/** A document that is ready, as the last event left it. */
export type FinishedDocument = DocumentKind & { databaseId: number; isPreview: boolean }

/** What a watcher is told. */
export type ProgressWatcher = {
  onStep: (step: GenerationStep) => void
  onReconnecting: (isReconnecting: boolean) => void
  /** Called once, when the text is there. */
  onReady: (document: FinishedDocument) => void
}

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 15_000

/** True once nothing more will be said about a generation. */
function isFinal(stage: GenerationStage): boolean {
  return stage === 'READY' || stage === 'FAILED' || stage === 'CANCELLED'
}

/** One line to the server for one document, however many parts of the page watch it: a browser has few to give. */
class ProgressStream {
  readonly watchers = new Set<ProgressWatcher>()
  private readonly environment: IEnvironment
  private readonly documentId: string
  private lastSequence: number | null = null
  private attempts = 0
  private ended = false
  private step: GenerationStep | null = null
  private finished: FinishedDocument | null = null
  private retry: ReturnType<typeof setTimeout> | undefined
  private line: { dispose(): void } | undefined

  constructor(environment: IEnvironment, documentId: string) {
    this.environment = environment
    this.documentId = documentId
  }

  add(watcher: ProgressWatcher): void {
    this.watchers.add(watcher)
    if (this.watchers.size === 1) {
      window.addEventListener('online', this.followWhenOnline)
      this.follow()
    } else if (this.step !== null) {
      watcher.onStep(this.step)
      if (this.finished !== null) watcher.onReady(this.finished)
    }
  }

  /** Takes a watcher away; true when it was the last. */
  remove(watcher: ProgressWatcher): boolean {
    this.watchers.delete(watcher)
    if (this.watchers.size > 0) return false
    this.ended = true
    clearTimeout(this.retry)
    window.removeEventListener('online', this.followWhenOnline)
    this.line?.dispose()
    return true
  }

  private tell(tellOne: (watcher: ProgressWatcher) => void): void {
    for (const watcher of this.watchers) tellOne(watcher)
  }

  private readonly followWhenOnline = () => {
    if (this.retry !== undefined && !this.ended) this.follow()
  }

  private readonly followAgain = () => {
    if (this.ended) return
    this.tell(watcher => watcher.onReconnecting(true))
    clearTimeout(this.retry)
    this.retry = setTimeout(
      () => this.follow(),
      Math.min(FIRST_WAIT_MS * 2 ** this.attempts, LONGEST_WAIT_MS),
    )
    this.attempts += 1
  }

  private follow(): void {
    clearTimeout(this.retry)
    this.line?.dispose()
    this.line = requestSubscription<progressStreamSubscription>(this.environment, {
      subscription: documentProgressSubscription,
      variables: { id: this.documentId, after: this.lastSequence },
      onNext: event => {
        if (event?.documentProgress) this.hear(event.documentProgress)
      },
      onError: this.followAgain,
      onCompleted: this.followAgain,
    })
  }

  private hear(progress: NonNullable<progressStreamSubscription['response']['documentProgress']>): void {
    const { stage, document } = progress
    this.lastSequence = progress.sequence
    this.attempts = 0
    // The document is sent as it stands now: it may be further than the step it comes with.
    this.ended = isFinal(stage) || !isBeingWritten(document.status)
    this.step = { stage, section: progress.section ?? null, sections: progress.sections ?? null }
    const step = this.step
    this.tell(watcher => watcher.onReconnecting(false))
    this.tell(watcher => watcher.onStep(step))
    if (document.status === 'READY' && this.finished === null) {
      const finished = document
      this.finished = finished
      this.tell(watcher => watcher.onReady(finished))
    }
    if (stage === 'FAILED' || stage === 'CANCELLED') {
      // A reserved credit has gone back: what the store knows of the account is old.
      commitLocalUpdate(this.environment, store =>
        store.getRoot().getLinkedRecord('viewer')?.invalidateRecord(),
      )
    }
  }
}

const streams = new WeakMap<IEnvironment, Map<string, ProgressStream>>()

/**
 * Watches the generation of a document; answers with the way to stop. A line that breaks is taken up again after the
 * last event that was heard, sooner when the browser says that it is online again.
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
