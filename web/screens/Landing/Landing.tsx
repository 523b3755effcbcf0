import { type ReactNode, Suspense, useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Metrics_query$key } from '../../__generated__/Metrics_query.graphql.ts'
import type { SampleMatches_query$key } from '../../__generated__/SampleMatches_query.graphql.ts'
import { CLOSING, MATCHER_SECTION } from '../../content/landing.ts'
import { Heading, LinkButton, Row, Stack, Text } from '../../design/index.ts'
import { FaultBoundary } from '../../routing/FaultBoundary.tsx'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { useAddress } from '../../routing/useAddress.ts'
import { About } from './About.tsx'
import { Destinations } from './Destinations.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { countryAt, landingAddress } from './landingAddress.ts'
import { Beside, Section } from './landingStyles.ts'
import { Metrics, MetricsBand } from './Metrics.tsx'
import { Problems } from './Problems.tsx'
import { Questions } from './Questions.tsx'
import { Reasons } from './Reasons.tsx'
import { NoSampleMatches, SampleMatcher, SampleMatches } from './SampleMatches.tsx'
import { SectionNavigator } from './SectionNavigator.tsx'
import { layOutSections } from './useShownSection.ts'
import { Voices } from './Voices.tsx'

/** Goes to the part of the page that the address names, also when it was named on another page. */
function useNamedPlace(place: string): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: naming the same place again goes there again
  useEffect(() => {
    const section = place && document.getElementById(place)
    if (!section) return
    layOutSections()
    section.scrollIntoView({ block: 'start' })
  }, [place, key])
}

/** A part of the page that needs the answer. The rest of the page neither waits for it nor fails with it. */
export function Live({
  attempt,
  fallback,
  failed,
  children,
}: {
  /** A new one tries again what failed. */
  attempt: object
  fallback: ReactNode
  failed: ReactNode
  children: ReactNode
}) {
  return (
    <FaultBoundary fallback={failed} attempt={attempt}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </FaultBoundary>
  )
}

/** The rows that the front page shows. */
export type LandingRows = Metrics_query$key & SampleMatches_query$key

/** All sections of the front page; with a country, as what follows that country's guide. */
export function Landing({
  country,
  attempt,
  withRows,
}: {
  /** The country in the address, which is highlighted. */
  country: string | null
  /** The question whose answer `withRows` waits for. */
  attempt: object
  /** Draws something from the answer once it is there. */
  withRows: (draw: (rows: LandingRows) => ReactNode) => ReactNode
}) {
  const { hash } = useLocation()
  const address = useAddress(landingAddress(countryAt(country ?? undefined)))
  useNamedPlace(hash.slice(1))
  const noCounts = <MetricsBand counts={null} />
  return (
    <>
      <Hero
        level={country === null ? 1 : 2}
        matcher={
          <SampleMatcher address={address}>
            <Live
              attempt={attempt}
              fallback={<NoSampleMatches words={null} />}
              failed={<NoSampleMatches words={MATCHER_SECTION.failed} />}
            >
              {withRows(rows => (
                <SampleMatches query={rows} isBehind={address.isBehind} />
              ))}
            </Live>
          </SampleMatcher>
        }
      />
      <Live attempt={attempt} fallback={noCounts} failed={noCounts}>
        {withRows(rows => (
          <Metrics query={rows} />
        ))}
      </Live>
      <Problems />
      <Reasons />
      <HowItWorks />
      <Destinations named={country} />
      <About />
      <Voices variant={country === null ? 'carousel' : 'compact'} />
      <Questions />
      <Section id="contact" aria-labelledby="begin-title">
        <Beside>
          <Heading level={2} id="begin-title">
            {CLOSING.title}
          </Heading>
          <Stack $gap={4} $align="start">
            <Text $size="lead" $tone="soft" $measure>
              {CLOSING.text}
            </Text>
            <Row>
              <LinkButton as={PrefetchLink} to={CLOSING.beginHref} variant="primary" size="large">
                {CLOSING.begin}
              </LinkButton>
              <LinkButton as={PrefetchLink} to={CLOSING.offerHref} size="large">
                {CLOSING.offer}
              </LinkButton>
              <LinkButton as={PrefetchLink} to={CLOSING.supportHref} variant="quiet" size="large">
                {CLOSING.support}
              </LinkButton>
            </Row>
          </Stack>
        </Beside>
      </Section>
      <SectionNavigator />
    </>
  )
}
