import { css, styled } from 'styled-components'
import { DESTINATIONS, destinationBasis, inSentence } from '../../content/destinations.ts'
import { DESTINATIONS_SECTION } from '../../content/landing.ts'
import { from, Heading, Page, Stack, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { Intro, Section } from './landingStyles.ts'

const Table = styled.ul`
  display: grid;
  border-top: 1px solid var(--line);
`

const Country = styled.li<{ $isNamed: boolean }>`
  display: grid;
  gap: var(--space-1) var(--space-5);
  padding: var(--space-4) 0;
  border-bottom: 1px solid var(--line);

  ${from.tablet} {
    grid-template-columns: 9rem minmax(0, 1fr) 14rem;
    align-items: baseline;
  }

  ${({ $isNamed }) =>
    $isNamed &&
    css`
      margin-inline: calc(-1 * var(--space-4));
      padding-inline: var(--space-4);
      background: var(--highlight);
      border-radius: var(--radius-small);
    `}
`

const Starts = styled.p`
  font-size: var(--text-sm);
  line-height: 1.5;
  color: var(--ink-soft);
`

/** The eight countries; the one in the address is highlighted. */
export function Destinations({ named }: { named: string | null }) {
  return (
    <Section id="destinations" aria-labelledby="destinations-title">
      <Page>
        <Intro>
          <Heading level={2} id="destinations-title">
            {DESTINATIONS_SECTION.title}
          </Heading>
          <Text $tone="soft">{DESTINATIONS_SECTION.text}</Text>
        </Intro>
        <Stack $gap={4}>
          <Table className="countries">
            {DESTINATIONS.map(({ slug, name, advice, starts }) => (
              <Country
                key={slug}
                id={`country-${slug}`}
                $isNamed={named === slug}
                aria-current={named === slug ? 'location' : undefined}
              >
                <Heading level={3} size="tiny">
                  {name}
                </Heading>
                <Text>{advice}</Text>
                <Starts>
                  {t('Starts: {when}', { when: starts })}
                  <br />
                  <TextLink as={PrefetchLink} to={`/universities?country=${slug}`}>
                    {t('Universities in {name}', { name: inSentence(name) })}
                  </TextLink>
                </Starts>
              </Country>
            ))}
          </Table>
          <Text $size="small" $tone="faint">
            {destinationBasis()}
          </Text>
        </Stack>
      </Page>
    </Section>
  )
}
