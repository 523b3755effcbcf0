import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { ABOUT } from '../../content/landing.ts'
import { Heading, Prose, Stack } from '../../design/index.ts'
import { Beside, Section } from './landingStyles.ts'

const Promises = styled.ul`
  display: grid;
  gap: var(--space-2);

  li {
    display: flex;
    gap: 0.625rem;
    align-items: baseline;
    font-weight: 500;
  }

  svg {
    flex: none;
    width: var(--icon-medium);
    height: var(--icon-medium);
    color: var(--success);
    transform: translateY(0.15em);
  }
`

/** What Gradwright is, and what it promises. */
export function About() {
  return (
    <Section id="about" aria-labelledby="about-title">
      <Beside>
        <Heading level={2} id="about-title">
          {ABOUT.title}
        </Heading>
        <Stack $gap={5}>
          <Prose>
            {ABOUT.paragraphs.map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </Prose>
          <Promises className="promises">
            {ABOUT.promises.map(promise => (
              <li key={promise}>
                <Check aria-hidden="true" />
                {promise}
              </li>
            ))}
          </Promises>
        </Stack>
      </Beside>
    </Section>
  )
}
