import type { WordChange } from './wordChanges.ts'

/** Words with those marked that were removed and added. */
export function Changes({ changes }: { changes: readonly WordChange[] }) {
  return changes.map(({ words, kind }, index) => {
    const Tag = kind === 'ADDED' ? 'ins' : kind === 'REMOVED' ? 'del' : 'span'
    // biome-ignore lint/suspicious/noArrayIndexKey: runs have no other name, and keep their order.
    return <Tag key={index}>{words}</Tag>
  })
}
