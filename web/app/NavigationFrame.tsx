import { Menu } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { NavigationEntry } from '../content/navigation.ts'
import { from, IconButton, NavList, Page, Wordmark } from '../design/index.ts'
import { t } from '../language/language.ts'
import { useMenu } from './menuState.ts'
import { WideEntry } from './navigationEntries.tsx'

const loadDrawer = () => import('./NavigationDrawer.tsx')
const NavigationDrawer = lazy(loadDrawer)

const Bar = styled(Page)`
  display: flex;
  align-items: center;
  gap: var(--space-5);
  min-height: calc(var(--head) - 1px);
`

const Home = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--touch);
  text-decoration: none;
`

const WideOnly = styled.div`
  display: none;
  flex: 1;

  ${from.desk} {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-4);
  }
`

const NarrowOnly = styled.div`
  margin-right: -0.5rem;
  margin-left: auto;

  ${from.desk} {
    display: none;
  }
`

const Side = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-2);
`

type Props = {
  entries: readonly NavigationEntry[]
  /** Further entries of the drawer on small screens. Wide screens have them elsewhere in the head. */
  drawerEntries?: readonly NavigationEntry[]
  /** At the end of the header on wide screens. */
  side?: ReactNode
  /** At the end of the drawer on small screens. */
  drawerFoot?: ReactNode
}

/** The layout of the navigation, the same for visitors and signed-in people. */
export function NavigationFrame({ entries, drawerEntries = [], side = null, drawerFoot = null }: Props) {
  const { isOpen, setOpen } = useMenu()
  const [wasOpened, setOpened] = useState(isOpen)
  if (isOpen && !wasOpened) setOpened(true)
  const wasOpen = useRef(isOpen)
  const button = useRef<HTMLButtonElement>(null)
  // The drawer has no trigger to give the focus back to, and the button that opened it may have been replaced.
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  const preloadDrawer = () => void loadDrawer().catch(() => undefined)
  return (
    <Bar>
      <Home to="/">
        <Wordmark />
      </Home>
      <WideOnly>
        <nav aria-label={t('Main')}>
          <NavList className="entries">
            {entries.map(entry => (
              <li key={entry.name}>
                <WideEntry entry={entry} />
              </li>
            ))}
          </NavList>
        </nav>
        <Side>{side}</Side>
      </WideOnly>
      <NarrowOnly>
        <IconButton
          ref={button}
          label={t('Open the menu')}
          icon={<Menu aria-hidden="true" />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={preloadDrawer}
          onFocus={preloadDrawer}
          onClick={() => setOpen(true)}
        />
        {wasOpened && (
          <Suspense fallback={null}>
            <NavigationDrawer
              entries={[...entries, ...drawerEntries]}
              foot={drawerFoot}
              isOpen={isOpen}
              onOpenChange={setOpen}
            />
          </Suspense>
        )}
      </NarrowOnly>
    </Bar>
  )
}
