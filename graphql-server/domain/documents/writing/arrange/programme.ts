/** What is applied for, as a sentence names it. */

/** 'the MSc in Data Science at ETH Zurich'; null where neither is known. */
export function programmeAt(course: string, university: string): string | null {
  if (course === '') return university === '' ? null : institution(university)
  const programme = /\b(?:programme|program|course|in|of)\b|^\S+$/iu.test(course)
    ? course
    : `${course} programme`
  return `${withArticle(programme)}${university === '' ? '' : ` at ${institution(university)}`}`
}

/** 'the University of Leeds', 'the University of Sydney' of 'The …', 'the Royal Veterinary College', 'ETH Zurich'. */
export function institution(typed: string): string {
  if (/^the\b/iu.test(typed)) return withArticle(typed)
  return /^(?:University|Institute|School|College|Academy) (?:of|for)\b|^(?:\p{Lu}[\p{L}-]+ ){1,3}(?:University|Institute|School) (?:of|for)\b|^Royal (?:\p{Lu}[\p{L}-]+ ){0,3}(?:College|Academy|Conservatoire|University)\b/u.test(
    typed,
  )
    ? `the ${typed}`
    : typed
}

function withArticle(name: string): string {
  return /^the\b/iu.test(name) ? name.replace(/^The\b/u, 'the') : `the ${name}`
}
