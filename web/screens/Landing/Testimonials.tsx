import { styled } from 'styled-components'
import { TESTIMONIALS } from '../../content/landing.ts'
import { Badge, from, Heading, Page, Text } from '../../design/index.ts'
import { Section } from './landingStyles.ts'

const Intro = styled.div`
  display: grid;
  gap: var(--space-3);
  max-width: var(--column);
  margin-bottom: var(--space-6);
`

const Voices = styled.ul`
  display: grid;
  gap: var(--space-6);

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Voice = styled.figure`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-3);
  height: 100%;
  padding-top: var(--space-4);
  border-top: 2px solid var(--ink);

  blockquote {
    font-family: var(--font-serif);
    font-size: var(--text-lg);
    line-height: 1.45;
    text-wrap: pretty;
  }

  figcaption {
    margin-top: auto;
    font-size: var(--text-sm);
    line-height: 1.45;
    color: var(--ink-soft);
  }
`

/** Three voices that nobody spoke, and each says so. */
export function Testimonials() {
  return (
    <Section id="testimonials" aria-labelledby="testimonials-title">
      <Page>
        <Intro>
          <Heading level={2} id="testimonials-title">
            {TESTIMONIALS.title}
          </Heading>
          <Text $tone="soft">{TESTIMONIALS.notice}</Text>
        </Intro>
        <Voices className="voices">
          {TESTIMONIALS.illustrations.map(({ words, name, role }) => (
            <li key={name}>
              <Voice>
                <Badge>{TESTIMONIALS.mark}</Badge>
                <blockquote>{words}</blockquote>
                <figcaption>
                  {name}, {role}
                </figcaption>
              </Voice>
            </li>
          ))}
        </Voices>
      </Page>
    </Section>
  )
}
