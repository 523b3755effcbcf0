import { useState } from 'react'
import { Button, Row, Stack, Text } from '../../design/index.ts'
import { Code } from './developersStyles.ts'

/** A text to be copied, whole. */
export function CopiedText({ label, text }: { label: string; text: string }) {
  const [said, setSaid] = useState('')
  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setSaid('Copied.')
    } catch {
      setSaid('It could not be copied. Select it and copy it by hand.')
    }
  }
  return (
    <Stack $gap={2}>
      <Code role="group" aria-label={label} tabIndex={0}>
        {text}
      </Code>
      <Row $gap={3} $wrap>
        <Button size="small" aria-label={`Copy: ${label}`} onClick={() => void copy()}>
          Copy
        </Button>
        <Text $size="small" $tone="soft" role="status">
          {said}
        </Text>
      </Row>
    </Stack>
  )
}
