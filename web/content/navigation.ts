import {
  Bookmark,
  FileText,
  House,
  LayoutDashboard,
  LifeBuoy,
  ListChecks,
  type LucideIcon,
  Mail,
  MessageSquareQuote,
  MessagesSquare,
  PenLine,
  Search,
  Settings,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { words } from '../language/language.ts'

export type NavigationLink = { name: string; href: string }
/** A page of the signed-in person, with its icon. */
export type PersonPage = NavigationLink & { icon: LucideIcon }
export type NavigationEntry =
  | NavigationLink
  | { name: string; services: true }
  | { name: string; links: readonly NavigationLink[] }

const DASHBOARD: PersonPage = words({ name: 'Dashboard', href: '/dashboard', icon: LayoutDashboard })
const PROFILE: PersonPage = words({ name: 'Profile', href: '/profile', icon: UserRound })

/** The navigation of a visitor, without signing in and registering. */
export const VISITOR_ENTRIES: readonly NavigationEntry[] = words([
  { name: 'Services', services: true },
  { name: 'Destinations', href: '/#destinations' },
  { name: 'Pricing', href: '/pricing' },
  { name: 'About', href: '/#about' },
  { name: 'Testimonials', href: '/#testimonials' },
  { name: 'FAQ', href: '/#faq' },
  { name: 'Contact', href: '/contact' },
])

const SHORTLIST: PersonPage = words({ name: 'Shortlist', href: '/shortlist', icon: Bookmark })
const APPLICATIONS: PersonPage = words({ name: 'Applications', href: '/applications', icon: ListChecks })

/** Where a signed-in person works: first in the head of wide pages, and in the bar at the foot of narrow ones. */
export const MEMBER_PLACES: readonly PersonPage[] = words([
  { name: 'Home', href: '/dashboard', icon: House },
  { name: 'Find', href: '/university-matcher', icon: Search },
  SHORTLIST,
  APPLICATIONS,
  { name: 'Documents', href: '/document-generation', icon: FileText },
])

/** The navigation of a signed-in person. */
export const MEMBER_ENTRIES: readonly NavigationEntry[] = words([
  ...MEMBER_PLACES,
  { name: 'Services', services: true },
  {
    name: 'More',
    links: [
      DASHBOARD,
      { name: 'Destinations', href: '/#destinations' },
      { name: 'Pricing', href: '/pricing' },
      { name: 'About', href: '/#about' },
      { name: 'Contact', href: '/contact' },
      PROFILE,
    ],
  },
])

/** Where a new document begins: the choice of its type, and of the short form or the full questionnaire. */
export const NEW_DOCUMENT: NavigationLink = words({
  name: 'New document',
  href: '/document-generation#new-document',
})

/** Pages that the menu of the signed-in person has beside profile and dashboard. */
export const MEMBER_PAGES: readonly PersonPage[] = words([
  { name: 'Story', href: '/story', icon: MessageSquareQuote },
  SHORTLIST,
  APPLICATIONS,
  { name: 'Expert review', href: '/expert-review', icon: PenLine },
  { name: 'Community', href: '/community', icon: MessagesSquare },
  { name: 'Support', href: '/support', icon: LifeBuoy },
  { name: 'Account', href: '/account', icon: Settings },
])

/** Pages that the menu repeats from the navigation. */
export const REPEATED_PAGES: readonly PersonPage[] = [PROFILE, DASHBOARD]

/** Pages that only a reviewer needs. */
export const REVIEWER_ENTRIES: readonly PersonPage[] = words([
  { name: 'Texts to review', href: '/reviews', icon: PenLine },
])

/** Pages that only an administrator may open. */
export const ADMIN_ENTRIES: readonly PersonPage[] = words([
  { name: 'Admin', href: '/admin', icon: ShieldCheck },
  { name: 'Outbox', href: '/outbox', icon: Mail },
])
