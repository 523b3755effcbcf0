import { Check, CloudOff, CloudUpload, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { SaveStatus } from './saverState.ts'

const Frame = styled.span<{ $isFault: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-height: 1.5em;
  font-size: var(--text-sm);
  color: ${({ $isFault }) => ($isFault ? 'var(--look)' : 'var(--ink-soft)')};

  svg {
    flex: none;
    width: 1rem;
    height: 1rem;
  }
`

const NOT_KEPT = 'and not kept on this device: leave this page open'

function withPlace(what: string, isKept: boolean): string {
  return `${what}, ${isKept ? 'kept on this device' : NOT_KEPT}`
}

/** What a status says in words. */
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

/** Whether these words are news. That saving goes on is none, and what was said last is none either. */
function useIsNews(words: string, kind: SaveStatus['kind']): boolean {
  const isQuiet = kind === 'IDLE' || kind === 'SAVING'
  const [said, setSaid] = useState({ shown: words, last: isQuiet ? '' : words, isNews: false })
  if (said.shown === words) return said.isNews
  const isNews = !isQuiet && words !== said.last
  setSaid({ shown: words, last: isQuiet ? said.last : words, isNews })
  return isNews
}

/**
 * The state of saving, in a word or two. A screen reader says it when it changes for good: the first 'Saved', a failure,
 * and 'Saved' again after that; not with every pause in typing.
 */
export function SaveStatusText({ status }: { status: SaveStatus }) {
  const { kind } = status
  const words = saveStatusWords(status)
  const isNews = useIsNews(words, kind)
  const Sign = kind === 'IDLE' ? null : SIGNS[kind]
  const isFault = kind !== 'IDLE' && kind !== 'SAVING' && kind !== 'SAVED'
  return (
    <Frame role="status" aria-live={isNews ? 'polite' : 'off'} $isFault={isFault}>
      {Sign && <Sign aria-hidden="true" />}
      {words}
    </Frame>
  )
}
