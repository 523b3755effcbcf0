import {
  Bookmark,
  LayoutDashboard,
  ListChecks,
  LogOut,
  type LucideIcon,
  Mail,
  MessageSquareQuote,
  UserRound,
} from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { NavigationLink } from '../content/navigation.ts'
import { Avatar, DropdownMenu, initialsOf, type MenuItem } from '../design/index.ts'

const Person = styled.button`
  display: inline-grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--radius-full);
`

type Props = {
  fullName: string
  /** The pages of one's own that it leads to, besides profile and dashboard. */
  pages: readonly NavigationLink[]
  onLogout: () => void
  isLoggingOut: boolean
}

const ICONS: Readonly<Record<string, LucideIcon>> = {
  '/profile': UserRound,
  '/dashboard': LayoutDashboard,
  '/story': MessageSquareQuote,
  '/shortlist': Bookmark,
  '/applications': ListChecks,
  '/outbox': Mail,
}

const ALWAYS: readonly NavigationLink[] = [
  { name: 'Profile', href: '/profile' },
  { name: 'Dashboard', href: '/dashboard' },
]

function itemOf({ name, href }: NavigationLink): MenuItem {
  const Icon = ICONS[href]
  return {
    kind: 'link',
    link: (
      <Link to={href}>
        {Icon && <Icon aria-hidden="true" />}
        {name}
      </Link>
    ),
  }
}

/** The menu behind somebody's initials. Its code arrives for who is signed in. */
export default function PersonMenu({ fullName, pages, onLogout, isLoggingOut }: Props) {
  return (
    <DropdownMenu
      trigger={
        <Person type="button" aria-label={`${initialsOf(fullName)}, account of ${fullName}`}>
          <Avatar name={fullName} />
        </Person>
      }
      items={[
        { kind: 'caption', label: fullName },
        ...[...ALWAYS, ...pages].map(itemOf),
        { kind: 'divider' },
        { label: 'Logout', icon: <LogOut aria-hidden="true" />, onSelect: onLogout, disabled: isLoggingOut },
      ]}
    />
  )
}
