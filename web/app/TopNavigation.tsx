import { LogOut } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useFragment } from 'react-relay'
import type { session_viewer$key } from '../__generated__/session_viewer.graphql.ts'
import {
  ADMIN_ENTRIES,
  MEMBER_ENTRIES,
  MEMBER_PAGES,
  MEMBER_PLACES,
  NEW_DOCUMENT,
  type PersonPage,
  REVIEWER_ENTRIES,
  VISITOR_ENTRIES,
} from '../content/navigation.ts'
import { Avatar, Button, LinkButton, NavLinkItem, Stack } from '../design/index.ts'
import { t } from '../language/language.ts'
import { SESSION_VIEWER } from '../relay/session.ts'
import { PrefetchLink } from '../routing/PrefetchLink.tsx'
import { NavigationFrame } from './NavigationFrame.tsx'
import { PlacesBar } from './PlacesBar.tsx'
import { useLogout } from './useLogout.ts'

const PersonMenu = lazy(() => import('./PersonMenu.tsx'))

const REGISTER_PATH = '/auth?tab=register'

function VisitorNavigation() {
  return (
    <NavigationFrame
      entries={VISITOR_ENTRIES}
      side={
        <>
          <NavLinkItem as={PrefetchLink} to="/auth">
            {t('Login')}
          </NavLinkItem>
          <LinkButton as={PrefetchLink} to={REGISTER_PATH} size="small">
            {t('Get Started')}
          </LinkButton>
        </>
      }
      drawerFoot={
        <Stack $gap={2}>
          <LinkButton as={PrefetchLink} to="/auth" wide>
            {t('Login')}
          </LinkButton>
          <LinkButton as={PrefetchLink} to={REGISTER_PATH} variant="primary" wide>
            {t('Get Started')}
          </LinkButton>
        </Stack>
      }
    />
  )
}

const PAGES_OF_ROLE: Readonly<Record<string, readonly PersonPage[]>> = {
  ADMIN: ADMIN_ENTRIES,
  REVIEWER: REVIEWER_ENTRIES,
}

function MemberNavigation({ viewer }: { viewer: session_viewer$key }) {
  const { fullName, role } = useFragment<session_viewer$key>(SESSION_VIEWER, viewer)
  const [logout, isLoggingOut] = useLogout()
  const pages = [...MEMBER_PAGES, ...(PAGES_OF_ROLE[role] ?? [])]
  return (
    <>
      <NavigationFrame
        entries={MEMBER_ENTRIES}
        drawerEntries={[NEW_DOCUMENT, ...pages.filter(page => !MEMBER_PLACES.includes(page))]}
        side={
          <>
            <LinkButton as={PrefetchLink} to={NEW_DOCUMENT.href} size="small">
              {NEW_DOCUMENT.name}
            </LinkButton>
            <Suspense fallback={<Avatar name={fullName} />}>
              <PersonMenu fullName={fullName} pages={pages} onLogout={logout} isLoggingOut={isLoggingOut} />
            </Suspense>
          </>
        }
        drawerFoot={
          <Button
            wide
            onClick={logout}
            pending={isLoggingOut}
            icon={<LogOut aria-hidden="true" />}
            data-closes
          >
            {t('Logout')}
          </Button>
        }
      />
      <PlacesBar />
    </>
  )
}

/** The header's navigation, for visitors and for signed-in people. */
export function TopNavigation({ viewer }: { viewer: session_viewer$key | null | undefined }) {
  return viewer ? <MemberNavigation viewer={viewer} /> : <VisitorNavigation />
}
