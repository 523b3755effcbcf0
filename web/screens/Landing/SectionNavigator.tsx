import { List, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { SECTION_ENTRIES } from '../../content/landing.ts'
import { IconButton } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { goToSection, useShownSection } from './useShownSection.ts'

/* The width from which there is room for it beside the column of the page. */
const BESIDE = '@media (min-width: 90rem)'

const floating = css`
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: var(--radius-large);
  box-shadow: var(--shadow-float);
`

const Frame = styled.nav`
  position: fixed;
  z-index: var(--layer-sticky);
  right: max(var(--space-3), env(safe-area-inset-right));
  bottom: calc(var(--foot-bar) + max(var(--space-3), env(safe-area-inset-bottom)));
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  gap: var(--space-2);

  ${BESIDE} {
    top: 50%;
    bottom: auto;
    transform: translateY(-50%);
  }
`

const Toggle = styled.div`
  ${floating}

  ${BESIDE} {
    display: none;
  }
`

const Entries = styled.ul<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  max-height: calc(100dvh - 10rem);
  padding: var(--space-2);
  overflow-y: auto;
  ${floating}

  ${BESIDE} {
    display: block;
    background: none;
    border: 0;
    border-left: 1px solid var(--line);
    border-radius: 0;
    box-shadow: none;
  }

  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    padding-inline: var(--space-3);
    font-size: var(--text-sm);
    color: var(--ink-soft);
    text-decoration: none;
    border-radius: var(--radius-small);

    ${BESIDE} {
      min-height: 2rem;
      max-width: 8rem;
      font-size: var(--text-xs);
    }
  }

  a:hover {
    color: var(--ink);
    text-decoration: underline;
  }

  a[aria-current='true'] {
    color: var(--ink);
    font-weight: var(--weight-strong);
    background: var(--highlight);
  }
`

const IDS = SECTION_ENTRIES.flatMap(entry => ('id' in entry ? [entry.id] : []))

/** Leads to the sections of the front page once one has scrolled. On small screens a button opens it. */
export function SectionNavigator() {
  const { isFarEnough, shown } = useShownSection(IDS)
  const [isOpen, setOpen] = useState(false)
  const frame = useRef<HTMLElement>(null)
  const listId = useId()

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [isOpen])

  if (!isFarEnough) return null
  return (
    <Frame
      ref={frame}
      aria-label={t('Sections')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') setOpen(false)
      }}
    >
      <Entries id={listId} $isOpen={isOpen}>
        {SECTION_ENTRIES.map(entry => (
          <li key={entry.name}>
            {'id' in entry ? (
              <a
                href={`#${entry.id}`}
                aria-current={shown === entry.id}
                onClick={event => {
                  event.preventDefault()
                  setOpen(false)
                  goToSection(entry.id)
                }}
              >
                {entry.name}
              </a>
            ) : (
              <PrefetchLink to={entry.href}>{entry.name}</PrefetchLink>
            )}
          </li>
        ))}
      </Entries>
      <Toggle>
        <IconButton
          label={isOpen ? t('Close the sections') : t('Sections')}
          icon={isOpen ? <X aria-hidden="true" /> : <List aria-hidden="true" />}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
        />
      </Toggle>
    </Frame>
  )
}
