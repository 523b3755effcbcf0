import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { NavigationEntry } from '../content/navigation.ts'
import { Divider, Drawer, Stack } from '../design/index.ts'
import { t } from '../language/language.ts'
import { DrawerEntry } from './navigationEntries.tsx'

const List = styled.ul`
  display: flex;
  flex-direction: column;
  margin-inline: -0.75rem;

  ul {
    padding-left: var(--space-3);
  }
`

type Props = {
  entries: readonly NavigationEntry[]
  foot: ReactNode
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** The navigation of a small screen. Its code arrives when it is first wanted. */
export default function NavigationDrawer({ entries, foot, isOpen, onOpenChange }: Props) {
  return (
    <Drawer open={isOpen} onOpenChange={onOpenChange} title={t('Menu')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: closes after a link inside was followed, by whatever means */}
      <div
        onClick={event => {
          if (event.target instanceof Element && event.target.closest('a, [data-closes]')) onOpenChange(false)
        }}
      >
        <Stack $gap={4}>
          <nav aria-label={t('Main')}>
            <List className="entries">
              {entries.map(entry => (
                <li key={entry.name}>
                  <DrawerEntry entry={entry} />
                </li>
              ))}
            </List>
          </nav>
          {foot && <Divider />}
          {foot}
        </Stack>
      </div>
    </Drawer>
  )
}
