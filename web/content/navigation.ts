export type NavigationLink = { name: string; href: string }
export type NavigationEntry = NavigationLink | { name: string; services: true }

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

/** Pages of one's own that the menu behind one's initials leads to; a small screen has them in its drawer. */
export const MEMBER_PAGES: readonly NavigationLink[] = [
  { name: 'Story', href: '/story' },
  { name: 'Shortlist', href: '/shortlist' },
  { name: 'Applications', href: '/applications' },
]

/** What only an administrator may open. */
export const ADMIN_ENTRIES: readonly NavigationLink[] = [{ name: 'Outbox', href: '/outbox' }]
