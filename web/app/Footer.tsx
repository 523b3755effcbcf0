import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { FOOTER_DESTINATIONS } from '../content/destinations.ts'
import { FOOTER } from '../content/footer.ts'
import { PRODUCT } from '../content/product.ts'
import { SERVICES } from '../content/services.ts'
import { from, laidOutWhenNear, Page, Text, TextLink, ThemeToggle, Wordmark } from '../design/index.ts'
import { t } from '../language/language.ts'
import { PrefetchLink } from '../routing/PrefetchLink.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SocialLinks } from './SocialLinks.tsx'

const Ground = styled.footer`
  ${laidOutWhenNear}
  margin-top: auto;
  padding-block: var(--space-7) var(--space-5);
  border-top: 1px solid var(--line);
  background: var(--inset);

  @media print {
    display: none;
  }
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-6) var(--space-5);

  > :first-child {
    grid-column: 1 / -1;
  }

  ${from.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${from.desk} {
    grid-template-columns: minmax(0, 2fr) repeat(4, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`

const Brand = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  max-width: 22rem;
`

const Title = styled.h2`
  margin-bottom: var(--space-2);
  font-family: var(--font-text);
  font-size: var(--text-sm);
  font-weight: var(--weight-strong);
`

const Links = styled.ul`
  display: flex;
  flex-direction: column;

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control-small);
    font-size: var(--text-control);
    color: var(--ink-soft);
    text-decoration-color: transparent;
  }

  a:hover {
    color: var(--ink);
    text-decoration-color: currentColor;
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  margin-top: var(--space-6);
  padding-top: var(--space-4);
  border-top: 1px solid var(--line);
`

const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2) var(--space-5);

  li {
    display: flex;
    gap: 0.5rem;
    align-items: center;
    font-size: var(--text-sm);
    color: var(--ink-soft);
  }

  svg {
    flex: none;
    width: var(--icon);
    height: var(--icon);
    color: var(--success);
  }
`

const Signature = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`

function Year({ year }: { year: number }) {
  return (
    <Signature>
      <Text $size="small" $tone="soft">
        © {year} {PRODUCT}
      </Text>
      <LanguageSwitch />
      <ThemeToggle />
    </Signature>
  )
}

type Column = { title: string; links: readonly { name: string; href: string }[] }

const columns = (): readonly Column[] => [
  {
    title: t('Destinations'),
    links: [
      ...FOOTER_DESTINATIONS.map(({ name, slug }) => ({ name, href: `/countries/${slug}` })),
      { name: t('All universities'), href: '/universities' },
    ],
  },
  { title: t('Services'), links: SERVICES },
  { title: t('Company'), links: FOOTER.company },
  { title: t('Legal'), links: FOOTER.legal },
]

/** The foot of a visitor's pages. It lists only what exists. */
export function Footer({ year = new Date().getFullYear() }: { year?: number }) {
  return (
    <Ground>
      <Page>
        <Columns>
          <Brand>
            <Wordmark />
            <Text $size="small" $tone="soft">
              {FOOTER.blurb}
            </Text>
            <SocialLinks />
          </Brand>
          {columns().map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <Title>{title}</Title>
              <Links className="links">
                {links.map(({ name, href }) => (
                  <li key={name}>
                    <TextLink as={PrefetchLink} to={href}>
                      {name}
                    </TextLink>
                  </li>
                ))}
              </Links>
            </nav>
          ))}
        </Columns>
        <Foot>
          <Badges className="badges">
            {FOOTER.badges.map(badge => (
              <li key={badge}>
                <Check aria-hidden="true" />
                {badge}
              </li>
            ))}
          </Badges>
          <Year year={year} />
        </Foot>
      </Page>
    </Ground>
  )
}

const QuietGround = styled.footer`
  margin-top: auto;
  padding-block: var(--space-4);
  border-top: 1px solid var(--line);

  @media print {
    display: none;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-6);
  }
`

const QuietLinks = styled(Links)`
  flex-flow: row wrap;
  gap: 0 var(--space-4);
`

const quietLinks = () => [
  { name: t('Destinations'), href: '/#destinations' },
  ...FOOTER.company.filter(({ href }) => !href.startsWith('/#')),
  ...FOOTER.legal,
]

/** The foot of a signed-in person's pages: one row of links. */
export function QuietFooter({ year = new Date().getFullYear() }: { year?: number }) {
  return (
    <QuietGround>
      <Page>
        <nav aria-label={t('About Gradwright')}>
          <QuietLinks className="links">
            {quietLinks().map(({ name, href }) => (
              <li key={name}>
                <TextLink as={PrefetchLink} to={href}>
                  {name}
                </TextLink>
              </li>
            ))}
          </QuietLinks>
        </nav>
        <Year year={year} />
      </Page>
    </QuietGround>
  )
}
