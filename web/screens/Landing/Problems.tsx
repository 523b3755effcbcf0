import { styled } from 'styled-components'
import { PROBLEMS } from '../../content/landing.ts'
import { from, Heading, LinkButton, Page, Stack, Text } from '../../design/index.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { Intro, Section } from './landingStyles.ts'

const Cards = styled.ul`
  display: grid;
  gap: var(--space-6);

  ${from.desk} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Card = styled.li`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding-top: var(--space-4);
  border-top: 2px solid var(--ink);

  ul {
    display: grid;
    gap: var(--space-1);
    font-family: var(--font-serif);
    font-size: var(--text-lg);
    line-height: 1.35;
  }
`

/** Three cards with the problems of applying and what is done about them. */
export function Problems() {
  return (
    <Section id="problems" aria-labelledby="problems-title">
      <Page>
        <Intro>
          <Heading level={2} id="problems-title">
            {PROBLEMS.title}
          </Heading>
        </Intro>
        <Stack $gap={6} $align="start">
          <Cards>
            {PROBLEMS.cards.map(({ name, problems, solution }) => (
              <Card key={name}>
                <Heading level={3} size="tiny">
                  {name}
                </Heading>
                <ul className="problems">
                  {problems.map(problem => (
                    <li key={problem}>{problem}</li>
                  ))}
                </ul>
                <Text $tone="soft">{solution}</Text>
              </Card>
            ))}
          </Cards>
          <LinkButton as={PrefetchLink} to={PROBLEMS.actionHref} size="large">
            {PROBLEMS.action}
          </LinkButton>
        </Stack>
      </Page>
    </Section>
  )
}
