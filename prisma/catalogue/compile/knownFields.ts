import { findField } from '../../../graphql-server/domain/catalogue/fields.ts'

/** Subjects without a field of their own, by the field that holds them. */
const HOLDS: Readonly<Record<string, string>> = {
  '+marine-biology': 'ecology',
  '+marine-science': 'earth-science',
  '+marine-policy': 'sustainability',
  '+creative-writing': 'literature-languages',
  '+fashion': 'design',
  '+real-estate': 'construction-management',
  '+cognitive-science': 'psychology',
  '+disaster-management': 'sustainability',
  '+wildlife-health': 'ecology',
}

/**
 * One to three fields, the main one first.
 * @throws Error when a field is neither one of the taxonomy nor held by one
 */
export function fieldsOf(codes: readonly string[], title: string): string[] {
  const fields = codes
    .map(code => code.trim())
    .filter(code => code !== '')
    .map(code => (code === 'MBA' ? 'business-administration' : (HOLDS[code] ?? code)))
  for (const field of fields)
    if (!findField(field)) throw new Error(`${title} names the field ${field}, which is none.`)
  return [...new Set(fields)].slice(0, 3)
}
