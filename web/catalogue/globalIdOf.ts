const NOTHING = 0

/**
 * The graph's id of what an address names by number. An address that names none gives the id of something that cannot
 * exist, so that it is answered like any other that is not there.
 */
export function globalIdOf(
  type: 'University' | 'Program' | 'Person' | 'SupportThread' | 'CommunityPost' | 'ExpertReview',
  number: string | undefined,
): string {
  const isNumber = number !== undefined && /^[1-9]\d{0,8}$/.test(number)
  return btoa(`${type}:${isNumber ? number : NOTHING}`)
}
