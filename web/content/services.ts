export type Service = { name: string; promise: string; href: string }

/** What Gradwright does today, as the navigation and the footer list it. A service is here when its page works. */
export const SERVICES: readonly Service[] = [
  { name: 'SOP Builder', promise: 'generate compelling statements', href: '/document-generator' },
  { name: 'LOR Generator', promise: 'create recommendation letters', href: '/document-generator?type=lor' },
  { name: 'Essay Writer', promise: 'craft admission essays', href: '/document-generator?type=essay' },
]
