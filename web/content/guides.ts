import { words } from '../language/language.ts'

/** The words of the pages of guides. */
export const GUIDES_PAGE = words({
  title: 'Guides',
  lead: 'How to choose programmes, write about yourself and get the papers together, from people who read applications.',
  empty: 'No guide is published yet.',
})
