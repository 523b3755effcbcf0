import { formatDistanceToNowStrict } from 'date-fns'

/** How long ago a moment was: '3 minutes ago'. */
export function ageOf(moment: string): string {
  return formatDistanceToNowStrict(new Date(moment), { addSuffix: true })
}
