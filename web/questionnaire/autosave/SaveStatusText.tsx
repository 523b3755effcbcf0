import { Check, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { plural, t } from '../../language/language.ts'
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

function withPlace(what: string, isKept: boolean): string {
  return isKept
    ? t('{what}, kept on this device', { what })
    : t('{what}, and not kept on this device: leave this page open', { what })
}

/** A status in words. */
export function saveStatusWords({ kind, isKept = true, message, refusedCount = 0 }: SaveStatus): string {
  switch (kind) {
    case 'IDLE':
      return ''
    case 'SAVING':
      return t('Saving')
    case 'SAVED':
      if (refusedCount === 0) return t('Saved')
      return plural(refusedCount, {
        one: 'Saved, except for # answer',
        other: 'Saved, except for # answers',
      })
    case 'OFFLINE':
      return withPlace(t('Offline'), isKept)
    case 'FAILED':
      return [`${withPlace(t('Not saved'), isKept)}.`, message].filter(Boolean).join(' ')
    case 'SIGNED_OUT':
      return withPlace(t('Signed out'), isKept)
    case 'GONE':
      return withPlace(t('This draft was deleted'), isKept)
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
