import { styled } from 'styled-components'
import { MEMBER_PLACES } from '../content/navigation.ts'
import { from } from '../design/index.ts'
import { t } from '../language/language.ts'
import { PrefetchLink } from '../routing/PrefetchLink.tsx'

/* `base.css` keeps the height of the bar free at the foot of the page, and where a focused element scrolls to. */
const Bar = styled.nav`
  position: fixed;
  z-index: var(--layer-head);
  inset: auto 0 0 0;
  height: var(--foot-bar);
  padding-bottom: env(safe-area-inset-bottom);
  background: var(--paper);
  border-top: 1px solid var(--line);

  ${from.desk} {
    display: none;
  }
`

const Places = styled.ul`
  display: flex;
  max-width: 40rem;
  height: 100%;
  margin-inline: auto;

  > li {
    flex: 1 1 auto;
  }
`

const Place = styled.a`
  display: flex;
  flex-direction: column;
  gap: 0.125rem;
  align-items: center;
  justify-content: center;
  height: 100%;
  padding-inline: 0.25rem;
  font-size: var(--text-xs);
  font-weight: 500;
  color: var(--ink-soft);
  text-decoration: none;

  svg {
    width: var(--icon-medium);
    height: var(--icon-medium);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  &[aria-current='page'] {
    font-weight: var(--weight-strong);
    color: var(--ink);
    box-shadow: inset 0 2px 0 var(--ink);
  }
`

/** Where a signed-in person works, at the foot of narrow pages. */
export function PlacesBar() {
  return (
    <Bar aria-label={t('Places')} data-foot-bar>
      <Places>
        {MEMBER_PLACES.map(({ name, href, icon: Icon }) => (
          <li key={name}>
            <Place as={PrefetchLink} to={href}>
              <Icon aria-hidden="true" />
              {name}
            </Place>
          </li>
        ))}
      </Places>
    </Bar>
  )
}
