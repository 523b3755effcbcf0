import { TESTIMONIALS } from '../../content/landing.ts'
import { Heading, Stack, Testimonials, Text } from '../../design/index.ts'
import { Beside, Section } from './landingStyles.ts'

/** What students might say, one at a time or a line for each. Nobody said it, and each says so. */
export function Voices({ variant }: { variant: 'carousel' | 'compact' }) {
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
        <Testimonials testimonials={TESTIMONIALS.illustrations} variant={variant} mark={TESTIMONIALS.mark} />
      </Beside>
    </Section>
  )
}
