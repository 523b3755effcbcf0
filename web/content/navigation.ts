import {
  Bookmark,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageSquareQuote,
  Settings,
  UserRound,
} from 'lucide-react'

export type NavigationLink = { name: string; href: string }
/** A page in the menu of the signed-in person, with its icon. */
export type PersonPage = NavigationLink & { icon: LucideIcon }
export type NavigationEntry = NavigationLink | { name: string; services: true }

const DASHBOARD: PersonPage = { name: 'Dashboard', href: '/dashboard', icon: LayoutDashboard }
const PROFILE: PersonPage = { name: 'Profile', href: '/profile', icon: UserRound }

/** The navigation of a visitor, without signing in and registering. */
export const VISITOR_ENTRIES: readonly NavigationEntry[] = [
  { name: 'Services', services: true },
  { name: 'Destinations', href: '/#destinations' },
  { name: 'Pricing', href: '/pricing' },
  { name: 'About', href: '/#about' },
  { name: 'Testimonials', href: '/#testimonials' },
  { name: 'FAQ', href: '/#faq' },
  { name: 'Contact', href: '/contact' },
]

/** The navigation of a signed-in person. */
export const MEMBER_ENTRIES: readonly NavigationEntry[] = [
  DASHBOARD,
  { name: 'Services', services: true },
  { name: 'Destinations', href: '/#destinations' },
  { name: 'Pricing', href: '/pricing' },
  { name: 'About', href: '/#about' },
  { name: 'Contact', href: '/contact' },
  PROFILE,
]

/** Pages that the menu of the signed-in person has beside those of the navigation. On a small screen the drawer has them. */
export const MEMBER_PAGES: readonly PersonPage[] = [
  { name: 'Story', href: '/story', icon: MessageSquareQuote },
  { name: 'Shortlist', href: '/shortlist', icon: Bookmark },
  { name: 'Applications', href: '/applications', icon: ListChecks },
  { name: 'Account', href: '/account', icon: Settings },
]

/** Pages that the menu repeats from the navigation. */
export const REPEATED_PAGES: readonly PersonPage[] = [PROFILE, DASHBOARD]

/** Pages that only an administrator may open. */
export const ADMIN_ENTRIES: readonly PersonPage[] = [{ name: 'Outbox', href: '/outbox', icon: Mail }]
