import { styled } from 'styled-components'
import { charactersLeft } from './charactersLeft.ts'
import type { FormRule } from './question.ts'

const Count = styled.span`
  flex: none;
  font-size: var(--text-xs);
  color: var(--ink-faint);
  font-variant-numeric: tabular-nums;
`

/** The count of a line's characters beside its label, shown once they are near the maximum. */
export function CharacterCount({ rules, text }: { rules: readonly FormRule[]; text: string }) {
  const count = charactersLeft(rules, text)
  return count === null ? null : <Count>{count}</Count>
}
