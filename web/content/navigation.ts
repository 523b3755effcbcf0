export type NavigationEntry = { name: string; href: string } | { name: string; services: true }

/** The navigation of a visitor; signing in and registering stand beside it. */
export const VISITOR_ENTRIES: readonly NavigationEntry[] = [
  { name: 'Services', services: true },
  { name: 'Destinations', href: '/#destinations' },
  { name: 'Pricing', href: '/pricing' },
  { name: 'About', href: '/#about' },
  { name: 'Testimonials', href: '/#testimonials' },
  { name: 'FAQ', href: '/#faq' },
]

/** The navigation of somebody who is signed in. */
export const MEMBER_ENTRIES: readonly NavigationEntry[] = [
  { name: 'Dashboard', href: '/dashboard' },
  { name: 'Services', services: true },
  { name: 'Destinations', href: '/#destinations' },
  { name: 'Pricing', href: '/pricing' },
  { name: 'About', href: '/#about' },
  { name: 'Profile', href: '/profile' },
]
