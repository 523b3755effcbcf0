import { Text } from '../../design/index.ts'

/** The number of results, announced to screen readers when it changes. */
export function CountLine({ count, one, many }: { count: number; one: string; many: string }) {
  return (
    <Text $size="small" $tone="soft" role="status">
      {count.toLocaleString('en-IN')} {count === 1 ? one : many}
    </Text>
  )
}
