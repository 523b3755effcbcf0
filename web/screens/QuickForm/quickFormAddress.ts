/** What the generator writes. */
export type QuickType = 'SOP' | 'LOR' | 'ESSAY'

export const QUICK_TYPES: readonly QuickType[] = ['SOP', 'LOR', 'ESSAY']

const LONGEST_TARGET = 200

/** The type that an address asks for: a statement of purpose unless it names another. */
export function typeInAddress(search: URLSearchParams): QuickType {
  const asked = search.get('type')?.toUpperCase()
  return QUICK_TYPES.find(type => type === asked) ?? 'SOP'
}

/** Where a document of this type is written. */
export function addressOf(type: QuickType): string {
  return type === 'SOP' ? '/document-generator' : `/document-generator?type=${type.toLowerCase()}`
}

/** Course and university that an address brings along, by the keys of their questions. */
export function targetInAddress(search: URLSearchParams): Readonly<Record<string, string>> {
  const brought = [
    ['course', search.get('course')],
    ['targetUniversity', search.get('university')],
  ] as const
  return Object.fromEntries(
    brought.flatMap(([key, value]) => {
      const text = value?.trim().slice(0, LONGEST_TARGET)
      return text ? [[key, text]] : []
    }),
  )
}

/**
 * Makes the address that of this type, so that a reload and the way back lead to it. What the address brought along
 * goes: it is in the form, where it may be changed. No navigation: the page stays as it is.
 */
export function keepInAddress(type: QuickType): void {
  const url = new URL(window.location.href)
  url.searchParams.delete('course')
  url.searchParams.delete('university')
  if (type === 'SOP') url.searchParams.delete('type')
  else url.searchParams.set('type', type.toLowerCase())
  if (url.href !== window.location.href) window.history.replaceState(window.history.state, '', url)
}
