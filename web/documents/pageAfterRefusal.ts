import { t } from '../language/language.ts'
import { needsPlan, type Refusal } from '../relay/refusal.ts'
import { signInPath } from '../routing/returnPath.ts'

/** A link to the page where a person can remove the reason of a refusal; null if there is none. `from` is this page. */
export function pageAfterRefusal(
  refusal: Refusal,
  from: { pathname: string; search: string },
): { label: string; href: string } | null {
  if (needsPlan(refusal)) return { label: t('See the plans'), href: '/pricing' }
  return refusal.kind === 'NotSignedInError' ? { label: t('Log in'), href: signInPath(from) } : null
}
