import { FAQ } from '../../content/landing.ts'
import { Accordion, Heading } from '../../design/index.ts'
import { Beside, Section } from './landingStyles.ts'

/** What students ask, answered. */
export function Questions() {
  return (
    <Section id="faq" aria-labelledby="faq-title">
      <Beside>
        <Heading level={2} id="faq-title">
          {FAQ.title}
        </Heading>
        <Accordion
          items={FAQ.questions.map(({ question, answer }) => ({
            value: question,
            title: question,
            content: answer,
          }))}
        />
      </Beside>
    </Section>
  )
}
