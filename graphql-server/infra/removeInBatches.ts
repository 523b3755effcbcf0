/** The most rows that one statement removes, so that it holds its locks only briefly. */
const BATCH_SIZE = 1_000

/**
 * Removes rows batch by batch until a batch is not full.
 * @returns how many were removed
 * @throws the signal's reason once it is aborted
 */
export async function removeInBatches({
  remove,
  signal,
}: {
  /** Removes at most `limit` rows and returns how many there were. */
  remove: (limit: number) => Promise<{ count: number }>
  signal?: AbortSignal | undefined
}): Promise<number> {
  for (let removed = 0; ; ) {
    signal?.throwIfAborted()
    const { count } = await remove(BATCH_SIZE)
    removed += count
    if (count < BATCH_SIZE) return removed
  }
}
