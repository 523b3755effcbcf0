import { Suspense, useCallback, useMemo, useState } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { Link, Outlet, ScrollRestoration, useLoaderData, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { VISITOR_ENTRIES } from '../content/navigation.ts'
import { SkipLink, type ToastLinkProps, ToastProvider, VisuallyHidden } from '../design/index.ts'
import { t } from '../language/language.ts'
import { refreshSession } from '../relay/session.ts'
import { useRefreshOnFocus } from '../relay/useRefreshOnFocus.ts'
import { FaultBoundary } from '../routing/FaultBoundary.tsx'
import { PageTitleContext } from '../routing/pageTitle.ts'
import { CONTENT_ID } from '../routing/screenRoute.ts'
import { SCROLL_PLACES } from '../routing/scrollPlaces.ts'
import { useArrival } from '../routing/useArrival.ts'
import type { AppLoad } from './appLoader.ts'
import { Footer } from './Footer.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { MenuContext } from './menuState.ts'
import { NavigationFrame } from './NavigationFrame.tsx'
import { OfflineNotice } from './OfflineNotice.tsx'
import { ReleaseOffer } from './ReleaseOffer.tsx'
import { SessionFooter } from './SessionFooter.tsx'
import { SessionNavigation } from './SessionNavigation.tsx'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`

const Head = styled.header`
  position: sticky;
  z-index: var(--layer-head);
  top: 0;
  background: var(--paper);
  border-bottom: 1px solid var(--line);

  @media print {
    display: none;
  }
`

/* As tall as the window below the head, so that the foot never moves when a screen arrives above it. */
const Content = styled.main`
  flex: 1;
  min-width: 0;
  min-height: calc(100lvh - var(--head));
`

const SHARED_ENTRIES = VISITOR_ENTRIES.filter(({ name }) => name !== 'Testimonials' && name !== 'FAQ')

function RouterLink({ href, children, ...rest }: ToastLinkProps) {
  return (
    <Link {...rest} to={href}>
      {children}
    </Link>
  )
}

/** The frame around every screen: head, foot, notices, and a link for the keyboard that skips the head. */
export function AppFrame() {
  const { environment, sessionRef } = useLoaderData<AppLoad>()
  const { pathname, key } = useLocation()
  const { content, announcement, giveTitle } = useArrival()
  const hasNoFrame = pathname === '/auth'
  const [openAt, setOpenAt] = useState<string | null>(null)
  const menu = useMemo(
    () => ({ isOpen: openAt === key, setOpen: (isOpen: boolean) => setOpenAt(isOpen ? key : null) }),
    [openAt, key],
  )
  useRefreshOnFocus(useCallback(() => refreshSession(environment), [environment]))

  const unknown = hasNoFrame ? null : <NavigationFrame entries={SHARED_ENTRIES} />
  const navigation = (
    <FaultBoundary fallback={unknown} attempt={sessionRef}>
      <Suspense fallback={unknown}>
        <SessionNavigation environment={environment} sessionRef={sessionRef} isHidden={hasNoFrame} />
      </Suspense>
    </FaultBoundary>
  )
  return (
    <RelayEnvironmentProvider environment={environment}>
      <ToastProvider link={RouterLink}>
        <Frame>
          <SkipLink target={CONTENT_ID}>{t('Skip to the content')}</SkipLink>
          <MenuContext value={menu}>{hasNoFrame ? navigation : <Head>{navigation}</Head>}</MenuContext>
          <OfflineNotice />
          <Content id={CONTENT_ID} tabIndex={-1} ref={content}>
            <PageTitleContext value={giveTitle}>
              <Outlet />
            </PageTitleContext>
          </Content>
          {!hasNoFrame && (
            <FaultBoundary fallback={<Footer />} attempt={sessionRef}>
              <Suspense fallback={<Footer />}>
                <SessionFooter sessionRef={sessionRef} />
              </Suspense>
            </FaultBoundary>
          )}
        </Frame>
        <LanguageOffer />
        <ReleaseOffer />
        <VisuallyHidden aria-live="polite">{announcement}</VisuallyHidden>
        <ScrollRestoration storageKey={SCROLL_PLACES} />
      </ToastProvider>
    </RelayEnvironmentProvider>
  )
}
