import { TESTIMONIALS } from '../../content/landing.ts'
import { Heading, Stack, Testimonials, Text } from '../../design/index.ts'
import { Beside, Section } from './landingStyles.ts'

/** What students might say. Nobody said it, and each says so. */
export function Voices() {
  return (
    <Section id="testimonials" aria-labelledby="testimonials-title">
      <Beside>
        <Stack $gap={3}>
          <Heading level={2} id="testimonials-title">
            {TESTIMONIALS.title}
          </Heading>
          <Text $size="small" $tone="soft">
            {TESTIMONIALS.notice}
          </Text>
        </Stack>
        <Testimonials testimonials={TESTIMONIALS.illustrations} variant="carousel" mark={TESTIMONIALS.mark} />
      </Beside>
    </Section>
  )
}
