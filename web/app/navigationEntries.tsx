import { styled } from 'styled-components'
import type { NavigationEntry, NavigationLink } from '../content/navigation.ts'
import { SERVICES, SERVICES_BANNER, type Service } from '../content/services.ts'
import { NavDisclosure, NavLinkItem, NavPanelLink } from '../design/index.ts'
import { PrefetchLink } from '../routing/PrefetchLink.tsx'

const ServiceWords = styled.span`
  display: flex;
  flex-direction: column;
  line-height: 1.35;

  small {
    font-size: var(--text-sm);
    font-weight: var(--weight-text);
    color: var(--ink-soft);
  }
`

const Banner = styled.div`
  margin-top: var(--space-2);
  padding-top: var(--space-2);
  border-top: 1px solid var(--line);
`

const Caption = styled.span`
  display: block;
  padding: 0.5rem 0.75rem 0;
  font-size: var(--text-sm);
  color: var(--ink-faint);
`

function ServiceLink({ name, promise, href }: Service) {
  return (
    <NavPanelLink as={PrefetchLink} to={href}>
      <ServiceWords>
        {name}
        <small>{promise}</small>
      </ServiceWords>
    </NavPanelLink>
  )
}

function PanelLink({ name, href }: NavigationLink) {
  return (
    <NavPanelLink as={PrefetchLink} to={href}>
      {name}
    </NavPanelLink>
  )
}

/** An entry in the head of a wide page. */
export function WideEntry({ entry }: { entry: NavigationEntry }) {
  if ('href' in entry) {
    return (
      <NavLinkItem as={PrefetchLink} to={entry.href}>
        {entry.name}
      </NavLinkItem>
    )
  }
  if ('links' in entry) {
    return (
      <NavDisclosure label={entry.name}>
        {entry.links.map(link => (
          <PanelLink key={link.name} {...link} />
        ))}
      </NavDisclosure>
    )
  }
  return (
    <NavDisclosure label={entry.name}>
      {SERVICES.map(service => (
        <ServiceLink key={service.name} {...service} />
      ))}
      <Banner>
        <ServiceLink {...SERVICES_BANNER} />
      </Banner>
    </NavDisclosure>
  )
}

/** The same entry in the drawer of small screens, where groups are expanded. */
export function DrawerEntry({ entry }: { entry: NavigationEntry }) {
  if ('href' in entry) return <PanelLink {...entry} />
  if ('links' in entry) {
    return (
      <>
        <Caption>{entry.name}</Caption>
        <ul>
          {entry.links.map(link => (
            <li key={link.name}>
              <PanelLink {...link} />
            </li>
          ))}
        </ul>
      </>
    )
  }
  return (
    <>
      <Caption>{entry.name}</Caption>
      <ul className="services">
        {SERVICES.map(service => (
          <li key={service.name}>
            <ServiceLink {...service} />
          </li>
        ))}
        <li>
          <Banner>
            <ServiceLink {...SERVICES_BANNER} />
          </Banner>
        </li>
      </ul>
    </>
  )
}
