/**
 * Degrees that people ask for by their names, since another master's of the same subject does not serve them. `isStrict`:
 * another award is no answer; else one under another award answers too, and comes later.
 */
export const PROFESSIONAL_DEGREES = [
  { code: 'LLM', named: /\bll\.?\s?m\b|\bmasters? (?:of|in) laws?\b/i, isStrict: true },
  { code: 'MFA', named: /\bm\.?f\.?a\b|\bmasters? of fine arts?\b/i, isStrict: true },
  { code: 'MARCH', named: /\bm\.?\s?arch\b|\bmasters? of architecture\b/i, isStrict: true },
  { code: 'MSW', named: /\bm\.?s\.?w\b|\bmasters? (?:of|in) social work\b/i, isStrict: true },
  { code: 'MPH', named: /\bm\.?p\.?h\b|\bmasters? (?:of|in) public health\b/i, isStrict: false },
  { code: 'MED', named: /\bm\.?\s?ed\b|\bed\.?m\b|\bmasters? (?:of|in) education\b/i, isStrict: false },
] as const
export type ProfessionalDegree = (typeof PROFESSIONAL_DEGREES)[number]['code']

/** The professional degrees that words name. */
export function professionalDegreesIn(words: string): ProfessionalDegree[] {
  return PROFESSIONAL_DEGREES.filter(({ named }) => named.test(words)).map(({ code }) => code)
}
