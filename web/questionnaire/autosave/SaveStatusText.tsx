import { Check, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { SaveStatus } from './saverState.ts'

const StatusLine = styled.span<{ $isFault: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.5em;
  font-size: var(--text-sm);
  color: ${({ $isFault }) => ($isFault ? 'var(--warning)' : 'var(--ink-soft)')};

  svg {
    flex: none;
    width: var(--icon);
    height: var(--icon);
  }
`

const NOT_KEPT = 'and not kept on this device: leave this page open'

function withPlace(what: string, isKept: boolean): string {
  return `${what}, ${isKept ? 'kept on this device' : NOT_KEPT}`
}

/** A status in words. */
export function saveStatusWords({ kind, isKept = true, message, refusedCount = 0 }: SaveStatus): string {
  switch (kind) {
    case 'IDLE':
      return ''
    case 'SAVING':
      return 'Saving'
    case 'SAVED':
      if (refusedCount === 0) return 'Saved'
      return refusedCount === 1 ? 'Saved, except for 1 answer' : `Saved, except for ${refusedCount} answers`
    case 'OFFLINE':
      return withPlace('Offline', isKept)
    case 'FAILED':
      return [`${withPlace('Not saved', isKept)}.`, message].filter(Boolean).join(' ')
    case 'SIGNED_OUT':
      return withPlace('Signed out', isKept)
    case 'GONE':
      return withPlace('This draft was deleted', isKept)
  }
}

const SIGNS = {
  SAVING: CloudUpload,
  SAVED: Check,
  OFFLINE: CloudOff,
  FAILED: TriangleAlert,
  SIGNED_OUT: TriangleAlert,
  GONE: TriangleAlert,
}

/** Whether to announce these words: not while saving, and not if they were announced last. */
function useIsAnnounced(words: string, kind: SaveStatus['kind']): boolean {
  const isQuiet = kind === 'IDLE' || kind === 'SAVING'
  const [said, setSaid] = useState({ shown: words, last: isQuiet ? '' : words, isAnnounced: false })
  if (said.shown === words) return said.isAnnounced
  const isAnnounced = !isQuiet && words !== said.last
  setSaid({ shown: words, last: isQuiet ? said.last : words, isAnnounced })
  return isAnnounced
}

/**
 * The state of saving in a few words. A screen reader announces the first 'Saved', a failure, and the 'Saved' after a
 * failure; it announces nothing at each pause in typing.
 */
export function SaveStatusText({ status }: { status: SaveStatus }) {
  const { kind } = status
  const words = saveStatusWords(status)
  const isAnnounced = useIsAnnounced(words, kind)
  const Sign = kind === 'IDLE' ? null : SIGNS[kind]
  const isFault = kind !== 'IDLE' && kind !== 'SAVING' && kind !== 'SAVED'
  return (
    <StatusLine role="status" aria-live={isAnnounced ? 'polite' : 'off'} $isFault={isFault}>
      {Sign && <Sign aria-hidden="true" />}
      {words}
    </StatusLine>
  )
}
