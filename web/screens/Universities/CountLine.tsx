import { Text } from '../../design/index.ts'

/** How many there are; said once more when it changes, to whoever listens. */
export function CountLine({ count, one, many }: { count: number; one: string; many: string }) {
  return (
    <Text $size="small" $tone="soft" role="status">
      {count.toLocaleString('en-IN')} {count === 1 ? one : many}
    </Text>
  )
}
