import { type ReactNode, Suspense, useEffect } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { useLocation, useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import LANDING_QUERY, { type landingRouteQuery } from '../../__generated__/landingRouteQuery.graphql.ts'
import { DESTINATIONS, type Destination } from '../../content/destinations.ts'
import { CLOSING, COUNTRY_GUIDE, MATCHER_SECTION } from '../../content/landing.ts'
import { Heading, LinkButton, Page, Row, Stack, Text } from '../../design/index.ts'
import { FaultBoundary } from '../../routing/FaultBoundary.tsx'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { useAddress } from '../../routing/useAddress.ts'
import { About } from './About.tsx'
import { CountryGuide, CountryHead } from './CountryGuide.tsx'
import { Destinations } from './Destinations.tsx'
import { Hero } from './Hero.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import { LANDING_ADDRESS } from './landingAddress.ts'
import { Beside, Section } from './landingStyles.ts'
import { Metrics, MetricsBand } from './Metrics.tsx'
import { Problems } from './Problems.tsx'
import { Questions } from './Questions.tsx'
import { Reasons } from './Reasons.tsx'
import { NoSampleMatches, SampleMatcher, SampleMatches } from './SampleMatches.tsx'
import { SectionNavigator } from './SectionNavigator.tsx'
import { Voices } from './Voices.tsx'

/** Goes to the part of the page that the address names, also when it was named on another page. */
function useNamedPlace(place: string): void {
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: naming the same place again goes there again
  useEffect(() => {
    if (place) document.getElementById(place)?.scrollIntoView({ block: 'start' })
  }, [place, key])
}

/* As tall as the window: what follows is out of sight while the answer is on its way, and moves nothing that is seen. */
const GuidePlace = styled(Page)`
  min-height: max(40rem, 100lvh);
  padding-block: var(--space-6);
`

type QueryRef = PreloadedQuery<landingRouteQuery>

function LiveMatches({ queryRef, isBehind }: { queryRef: QueryRef; isBehind: boolean }) {
  return (
    <SampleMatches
      query={usePreloadedQuery<landingRouteQuery>(LANDING_QUERY, queryRef)}
      isBehind={isBehind}
    />
  )
}

function LiveMetrics({ queryRef }: { queryRef: QueryRef }) {
  return <Metrics query={usePreloadedQuery<landingRouteQuery>(LANDING_QUERY, queryRef)} />
}

function LiveGuide({ queryRef, destination }: { queryRef: QueryRef; destination: Destination }) {
  const { guide } = usePreloadedQuery<landingRouteQuery>(LANDING_QUERY, queryRef)
  return guide ? <CountryGuide query={guide} destination={destination} /> : null
}

/** A part of the page that needs the answer. The rest of the page neither waits for it nor fails with it. */
function Live({
  queryRef,
  fallback,
  failed,
  children,
}: {
  queryRef: QueryRef
  fallback: ReactNode
  failed: ReactNode
  children: ReactNode
}) {
  return (
    <FaultBoundary fallback={failed} attempt={queryRef}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </FaultBoundary>
  )
}

/** The front page; at `/countries/{country}` with that country's guide in front, and the country highlighted. */
export default function LandingScreen({ queryRef }: { queryRef: QueryRef }) {
  const country = useParams().country?.toLowerCase() ?? null
  const { hash } = useLocation()
  const address = useAddress(LANDING_ADDRESS)
  useNamedPlace(hash.slice(1))
  const destination = DESTINATIONS.find(({ slug }) => slug === country)
  const noCounts = <MetricsBand counts={null} />
  return (
    <>
      {destination && (
        <>
          <CountryHead destination={destination} />
          <Live
            queryRef={queryRef}
            fallback={<GuidePlace />}
            failed={
              <GuidePlace>
                <Text>{COUNTRY_GUIDE.failed}</Text>
              </GuidePlace>
            }
          >
            <LiveGuide queryRef={queryRef} destination={destination} />
          </Live>
        </>
      )}
      <Hero
        level={destination ? 2 : 1}
        matcher={
          <SampleMatcher address={address}>
            <Live
              queryRef={queryRef}
              fallback={<NoSampleMatches words={null} />}
              failed={<NoSampleMatches words={MATCHER_SECTION.failed} />}
            >
              <LiveMatches queryRef={queryRef} isBehind={address.isBehind} />
            </Live>
          </SampleMatcher>
        }
      />
      <Live queryRef={queryRef} fallback={noCounts} failed={noCounts}>
        <LiveMetrics queryRef={queryRef} />
      </Live>
      <Problems />
      <Reasons />
      <HowItWorks />
      <Destinations named={country} />
      <About />
      <Voices />
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
              <LinkButton as={PrefetchLink} to={CLOSING.supportHref} size="large">
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
