import { styled } from 'styled-components'
import { HOW_IT_WORKS } from '../../content/landing.ts'
import { from, Heading, LinkButton, Stack, Text } from '../../design/index.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { Beside, Section } from './landingStyles.ts'

const Steps = styled.ol`
  display: grid;
  gap: var(--space-5) var(--space-7);
  counter-reset: step;

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    row-gap: var(--space-6);
  }

  li {
    display: grid;
    grid-template-columns: 2.25rem minmax(0, 1fr);
    counter-increment: step;
  }

  li::before {
    content: counter(step);
    font-family: var(--font-serif);
    font-size: var(--text-2xl);
    font-weight: 400;
    line-height: 1;
    color: var(--ink-faint);
  }

  h3 {
    margin-bottom: var(--space-2);
  }
`

/** The four steps from a profile to a text of one's own. */
export function HowItWorks() {
  return (
    <Section id="how-it-works" aria-labelledby="how-it-works-title">
      <Beside>
        <Heading level={2} id="how-it-works-title">
          {HOW_IT_WORKS.title}
        </Heading>
        <Stack $gap={6} $align="start">
          <Steps className="steps">
            {HOW_IT_WORKS.steps.map(({ title, text }) => (
              <li key={title}>
                <div>
                  <Heading level={3} size="tiny">
                    {title}
                  </Heading>
                  <Text $tone="soft">{text}</Text>
                </div>
              </li>
            ))}
          </Steps>
          <LinkButton as={PrefetchLink} to={HOW_IT_WORKS.actionHref} size="large">
            {HOW_IT_WORKS.action}
          </LinkButton>
        </Stack>
      </Beside>
    </Section>
  )
}
