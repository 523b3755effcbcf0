import { useEffect, useRef } from 'react'
import type { QuickType } from './quickFormAddress.ts'

type Draft = Readonly<Record<string, unknown>>

/** The questions of what a document is for, which every type asks. */
const TARGET: readonly string[] = ['course', 'targetUniversity']

/** Where the form of one person and type is kept. The prefix is the one that signing out wipes. */
export function draftKey(viewerId: string, type: QuickType): string {
  return `gradwright:draft:${type.toLowerCase()}-quick:${viewerId}`
}

/** What this tab kept of the form, or null. What cannot be read as a form is as good as nothing. */
export function readDraft(key: string): Draft | null {
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

/** Whether a draft holds answers, beyond what the document is for. */
export function hasAnswers(draft: Draft | null): boolean {
  return draft !== null && Object.keys(draft).some(key => !TARGET.includes(key))
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

/** Takes course and university along to the form of another type, unless that form names some of its own. */
export function carryTarget({ from, to }: { from: string; to: string }): void {
  const source = readDraft(from) ?? {}
  const draft = readDraft(to) ?? {}
  if (TARGET.some(key => isFilled(draft[key])) || !TARGET.some(key => isFilled(source[key]))) return
  writeDraft(to, { ...draft, ...Object.fromEntries(TARGET.map(key => [key, source[key]])) })
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
