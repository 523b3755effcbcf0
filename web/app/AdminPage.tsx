import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { EmptyState, Heading, LinkButton, NavLinkItem, NavList, Text } from '../design/index.ts'
import { PrefetchLink } from '../routing/PrefetchLink.tsx'
import { ScreenHead, ScreenPage } from '../routing/ScreenPage.ts'

const PAGES = [
  { name: 'Overview', to: '/admin' },
  { name: 'People', to: '/admin/people' },
  { name: 'Organisations', to: '/admin/organisations' },
  { name: 'Payments', to: '/admin/payments' },
  { name: 'Support', to: '/admin/support' },
  { name: 'Reports', to: '/admin/reports' },
  { name: 'Campaigns', to: '/admin/campaigns' },
  { name: 'Content', to: '/content-management' },
  { name: 'Jobs', to: '/admin/jobs' },
  { name: 'Outbox', to: '/outbox' },
  { name: 'Audit log', to: '/admin/audit' },
] as const

const Pages = styled.nav`
  border-bottom: 1px solid var(--line);

  ul {
    display: flex;
    margin-left: -0.625rem;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }
`

/** The frame of a page for admins. Everybody else sees a note that it is for admins. */
export function AdminPage({
  title,
  text,
  isAdmin,
  children,
}: {
  title: string
  text: string
  /** Whether the server answered with what only an admin sees. */
  isAdmin: boolean
  children: ReactNode
}) {
  return (
    <ScreenPage>
      {isAdmin && (
        <Pages aria-label="Administration">
          <NavList>
            {PAGES.map(({ name, to }) => (
              <li key={to}>
                <NavLinkItem as={PrefetchLink} to={to} end={to === '/admin'}>
                  {name}
                </NavLinkItem>
              </li>
            ))}
          </NavList>
        </Pages>
      )}
      <ScreenHead>
        <div>
          <Heading level={1}>{title}</Heading>
          <Text $tone="soft" $measure>
            {text}
          </Text>
        </div>
      </ScreenHead>
      {isAdmin ? (
        children
      ) : (
        <EmptyState
          title="This page is for admins"
          headingLevel={2}
          action={
            <LinkButton as={Link} to="/dashboard">
              Go to Dashboard
            </LinkButton>
          }
        >
          Only an admin of this installation can open it.
        </EmptyState>
      )}
    </ScreenPage>
  )
}
