import { words } from '../language/language.ts'

export type Service = { name: string; promise: string; href: string }

/** What Gradwright does today, as the navigation and the footer list it. A service is here when its page works. */
export const SERVICES: readonly Service[] = words([
  { name: 'University Matcher', promise: 'find your perfect program match', href: '/university-matcher' },
  { name: 'SOP Builder', promise: 'generate compelling statements', href: '/document-generator' },
  { name: 'LOR Generator', promise: 'create recommendation letters', href: '/document-generator?type=lor' },
  { name: 'Essay Writer', promise: 'craft admission essays', href: '/document-generator?type=essay' },
  { name: 'CV review', promise: 'findings with reasons, line by line', href: '/cv-review' },
  { name: 'Interview preparation', promise: 'questions about your own story', href: '/interview' },
  { name: 'Scholarships', promise: 'see whose conditions you meet', href: '/scholarships' },
])

/** Shown below the services in the navigation. */
export const SERVICES_BANNER: Service = words({
  name: 'AI-Powered Services',
  promise: 'begin with the programmes that fit you',
  href: '/university-matcher',
})
