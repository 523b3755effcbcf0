import { Bookmark, LayoutDashboard, ListChecks, LogOut, Mail, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Avatar, DropdownMenu, initialsOf, type MenuItem } from '../design/index.ts'

const Person = styled.button`
  display: inline-grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--radius-full);
`

type Props = { fullName: string; isAdmin: boolean; onLogout: () => void; isLoggingOut: boolean }

const OUTBOX: MenuItem = {
  kind: 'link',
  link: (
    <Link to="/outbox">
      <Mail aria-hidden="true" />
      Outbox
    </Link>
  ),
}

/** The menu behind somebody's initials. Its code arrives for who is signed in. */
export default function PersonMenu({ fullName, isAdmin, onLogout, isLoggingOut }: Props) {
  return (
    <DropdownMenu
      trigger={
        <Person type="button" aria-label={`${initialsOf(fullName)}, account of ${fullName}`}>
          <Avatar name={fullName} />
        </Person>
      }
      items={[
        { kind: 'caption', label: fullName },
        {
          kind: 'link',
          link: (
            <Link to="/profile">
              <UserRound aria-hidden="true" />
              Profile
            </Link>
          ),
        },
        {
          kind: 'link',
          link: (
            <Link to="/dashboard">
              <LayoutDashboard aria-hidden="true" />
              Dashboard
            </Link>
          ),
        },
        {
          kind: 'link',
          link: (
            <Link to="/shortlist">
              <Bookmark aria-hidden="true" />
              Shortlist
            </Link>
          ),
        },
        {
          kind: 'link',
          link: (
            <Link to="/applications">
              <ListChecks aria-hidden="true" />
              Applications
            </Link>
          ),
        },
        ...(isAdmin ? [OUTBOX] : []),
        { kind: 'divider' },
        { label: 'Logout', icon: <LogOut aria-hidden="true" />, onSelect: onLogout, disabled: isLoggingOut },
      ]}
    />
  )
}
