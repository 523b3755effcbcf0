import { Text } from '../../design/index.ts'

/** The number of results in words, announced to screen readers when it changes. */
export function CountLine({ children }: { children: string }) {
  return (
    <Text $size="small" $tone="soft" role="status">
      {children}
    </Text>
  )
}
