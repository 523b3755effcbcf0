import { styled } from 'styled-components'
import { charactersLeft } from './charactersLeft.ts'
import type { FormRule } from './question.ts'

const Count = styled.span`
  flex: none;
  font-size: var(--text-xs);
  color: var(--ink-faint);
  font-variant-numeric: tabular-nums;
`

/** Counts the characters of a line beside its label, once they come near the most that it may have. */
export function CharacterCount({ rules, text }: { rules: readonly FormRule[]; text: string }) {
  const count = charactersLeft(rules, text)
  return count === null ? null : <Count>{count}</Count>
}
