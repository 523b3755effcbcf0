import { useEffect } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import { CLOSING, HERO } from '../../content/landing.ts'
import { Heading, LinkButton, Page, Row, Stack, Text } from '../../design/index.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { About } from './About.tsx'
import { Destinations, placeOf } from './Destinations.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { Section } from './landingStyles.ts'
import { Questions } from './Questions.tsx'
import { Testimonials } from './Testimonials.tsx'

const Closing = styled(Page)`
  max-width: calc(var(--column) + 2 * var(--gutter));
`

/** Goes to the part of the page that the address names, also when it was named on another page. */
function useNamedPlace(place: string | null, block: 'start' | 'center'): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: naming the same place again goes there again
  useEffect(() => {
    if (place) document.getElementById(place)?.scrollIntoView({ block })
  }, [place, block, key])
}

/** The front page; at `/countries/{country}` with that country highlighted. */
export default function LandingScreen() {
  const country = useParams().country?.toLowerCase() ?? null
  const { hash } = useLocation()
  const place = hash ? hash.slice(1) : country && placeOf(country)
  useNamedPlace(place, hash ? 'start' : 'center')
  return (
    <>
      <Hero />
      <HowItWorks />
      <Destinations named={country} />
      <About />
      <Testimonials />
      <Questions />
      <Section aria-labelledby="begin-title">
        <Closing>
          <Stack $gap={4} $align="start">
            <Heading level={2} id="begin-title">
              {CLOSING.title}
            </Heading>
            <Text $size="lead" $tone="soft">
              {CLOSING.text}
            </Text>
            <Row>
              <LinkButton as={PrefetchLink} to={HERO.beginHref} variant="primary" size="large">
                {HERO.begin}
              </LinkButton>
              <LinkButton as={PrefetchLink} to={CLOSING.matchHref} size="large">
                {CLOSING.match}
              </LinkButton>
            </Row>
          </Stack>
        </Closing>
      </Section>
    </>
  )
}
