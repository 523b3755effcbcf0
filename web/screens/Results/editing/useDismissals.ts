import { useCallback, useState } from 'react'
import type { ShownFinding } from '../FindingList.tsx'
import { useDismissFindings } from './useDismissFindings.ts'

/** The decisions of this page, by fingerprint: hidden (true) or shown (false) before the server has confirmed it. */
type Decisions = ReadonlyMap<string, boolean>

/** Which findings are dismissed: those of the server, and at once those that are dismissed on this page. */
export function useDismissals({
  documentId,
  findings,
}: {
  documentId: string
  findings: readonly ShownFinding[]
}) {
  const { send } = useDismissFindings()
  const [decisions, setDecisions] = useState<Decisions>(new Map())

  const isHidden = useCallback(
    ({ fingerprint, isDismissed }: ShownFinding) => decisions.get(fingerprint) ?? isDismissed,
    [decisions],
  )
  const hidden = findings.filter(isHidden)

  async function decide(decided: readonly ShownFinding[], isDismissed: boolean) {
    const fingerprints = [...new Set(decided.map(({ fingerprint }) => fingerprint))]
    setDecisions(before => new Map([...before, ...fingerprints.map(one => [one, isDismissed] as const)]))
    const { refusal } = await send({ input: { documentId, fingerprints, isDismissed } })
    if (refusal === null) return
    setDecisions(
      before => new Map([...before].filter(([fingerprint]) => !fingerprints.includes(fingerprint))),
    )
  }

  return {
    isHidden,
    /** The number of dismissed findings. */
    hidden: hidden.length,
    dismiss: (finding: ShownFinding) => void decide([finding], true),
    showAgain: () => void decide(hidden, false),
  }
}
