import { LayoutDashboard, LogOut, UserRound } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { Avatar, DropdownMenu, initialsOf } from '../design/index.ts'

const Person = styled.button`
  display: inline-grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--radius-full);
`

type Props = { fullName: string; onLogout: () => void; isLoggingOut: boolean }

/** The menu behind somebody's initials. Its code arrives for who is signed in. */
export default function PersonMenu({ fullName, onLogout, isLoggingOut }: Props) {
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
        { kind: 'divider' },
        { label: 'Logout', icon: <LogOut aria-hidden="true" />, onSelect: onLogout, disabled: isLoggingOut },
      ]}
    />
  )
}
