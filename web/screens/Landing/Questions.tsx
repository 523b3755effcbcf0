import { Link } from 'react-router-dom'
import { FAQ } from '../../content/landing.ts'
import { Accordion, Heading, Stack, Text, TextLink } from '../../design/index.ts'
import { Beside, Section } from './landingStyles.ts'

/** What students ask, answered. */
export function Questions() {
  return (
    <Section id="faq" aria-labelledby="faq-title">
      <Beside>
        <Heading level={2} id="faq-title">
          {FAQ.title}
        </Heading>
        <Stack $gap={4}>
          <Accordion
            items={FAQ.questions.map(({ question, answer }) => ({
              value: question,
              title: question,
              content: answer,
            }))}
          />
          <Text $tone="soft">
            {FAQ.support.text}{' '}
            <TextLink as={Link} to={FAQ.support.href}>
              {FAQ.support.link}
            </TextLink>
          </Text>
        </Stack>
      </Beside>
    </Section>
  )
}
