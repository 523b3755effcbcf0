import { useEffect, useRef } from 'react'
import * as z from 'zod/mini'
import { type StorageKey, storageEntry } from '../../device/storage.ts'
import type { QuickType } from './quickFormAddress.ts'

type Draft = Readonly<Record<string, unknown>>

/** The questions of what a document is for, which every type asks. */
const TARGET: readonly string[] = ['course', 'targetUniversity']

/** Where the form of one person and type is kept. The prefix is the one that signing out wipes. */
export function draftKey(viewerId: string, type: QuickType): StorageKey {
  return `gradwright:draft:${type.toLowerCase()}-quick:${viewerId}`
}

function draftEntry(key: StorageKey) {
  return storageEntry({ area: 'TAB', key, schema: z.record(z.string(), z.unknown()) })
}

/** What this tab kept of the form; null where it kept nothing, or nothing that can be read as a form. */
export function readDraft(key: StorageKey): Draft | null {
  return draftEntry(key).read()
}

/** Keeps the form in this tab. Where storage is full or refused the form works on without. */
export function writeDraft(key: StorageKey, values: object): void {
  draftEntry(key).write({ ...values })
}

/** Adds values to what this tab keeps of the form. */
export function addToDraft(key: StorageKey, values: Draft): void {
  if (Object.keys(values).length > 0) writeDraft(key, { ...readDraft(key), ...values })
}

/** Forgets what this tab kept of the form. */
export function forgetDraft(key: StorageKey): void {
  draftEntry(key).remove()
}

/** Whether a draft holds answers, beyond what the document is for. */
export function hasAnswers(draft: Draft | null): boolean {
  return draft !== null && Object.keys(draft).some(key => !TARGET.includes(key))
}

function isFilled(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== ''
}

/** Copies course and university to the form of another type, unless that form has its own. */
export function carryTarget({ from, to }: { from: StorageKey; to: StorageKey }): void {
  const source = readDraft(from) ?? {}
  const draft = readDraft(to) ?? {}
  if (TARGET.some(key => isFilled(draft[key])) || !TARGET.some(key => isFilled(source[key]))) return
  writeDraft(to, { ...draft, ...Object.fromEntries(TARGET.map(key => [key, source[key]])) })
}

/**
 * Keeps what is in the form with every change, so that neither a reload nor a document that could not be written
 * costs an answer. Nothing is written on leaving: signing out has wiped the draft by then.
 */
export function useKeptDraft(key: StorageKey, values: object): void {
  const untouched = useRef(values)
  useEffect(() => {
    if (values !== untouched.current) writeDraft(key, values)
  }, [key, values])
}
