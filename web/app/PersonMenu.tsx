import { LogOut } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { type PersonPage, REPEATED_PAGES } from '../content/navigation.ts'
import { Avatar, DropdownMenu, initialsOf, type MenuItem } from '../design/index.ts'
import { t } from '../language/language.ts'

const Person = styled.button`
  display: inline-grid;
  place-items: center;
  width: var(--touch);
  height: var(--touch);
  border-radius: var(--radius-full);
`

type Props = {
  fullName: string
  /** The pages that it links to, in addition to profile and dashboard. */
  pages: readonly PersonPage[]
  onLogout: () => void
  isLoggingOut: boolean
}

function itemOf({ name, href, icon: Icon }: PersonPage): MenuItem {
  return {
    kind: 'link',
    link: (
      <Link to={href}>
        <Icon aria-hidden="true" />
        {name}
      </Link>
    ),
  }
}

/** The account menu. Its code loads only for people who are signed in. */
export default function PersonMenu({ fullName, pages, onLogout, isLoggingOut }: Props) {
  return (
    <DropdownMenu
      trigger={
        <Person
          type="button"
          aria-label={t('{initials}, account of {name}', { initials: initialsOf(fullName), name: fullName })}
        >
          <Avatar name={fullName} />
        </Person>
      }
      items={[
        { kind: 'caption', label: fullName },
        ...[...REPEATED_PAGES, ...pages].map(itemOf),
        { kind: 'divider' },
        {
          label: t('Logout'),
          icon: <LogOut aria-hidden="true" />,
          onSelect: onLogout,
          disabled: isLoggingOut,
        },
      ]}
    />
  )
}
