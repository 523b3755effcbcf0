import { useEffect, useRef } from 'react'

/** Where the form of one person is kept. The prefix is the one that signing out wipes. */
export function draftKey(viewerId: string): string {
  return `gradwright:draft:sop-quick:${viewerId}`
}

/** What this tab kept of the form, or null. What cannot be read as a form is as good as nothing. */
export function readDraft(key: string): Record<string, unknown> | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null')
    return typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? { ...kept } : null
  } catch {
    return null
  }
}

/** Keeps the form in this tab. A full or forbidden storage costs the draft, never the form. */
export function writeDraft(key: string, values: object): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(values))
  } catch {
    return
  }
}

/** Forgets what this tab kept of the form. */
export function forgetDraft(key: string): void {
  window.sessionStorage.removeItem(key)
}

/**
 * Keeps what is in the form with every change, so that neither a reload nor a document that could not be written
 * costs an answer. Nothing is written on leaving: signing out has wiped the draft by then.
 */
export function useKeptDraft(key: string, values: object): void {
  const untouched = useRef(values)
  useEffect(() => {
    if (values !== untouched.current) writeDraft(key, values)
  }, [key, values])
}
