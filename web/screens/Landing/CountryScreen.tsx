import type { ReactNode } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import { useParams } from 'react-router-dom'
import { styled } from 'styled-components'
import COUNTRY_QUERY, { type countryRouteQuery } from '../../__generated__/countryRouteQuery.graphql.ts'
import { COUNTRY_GUIDE } from '../../content/countryGuide.ts'
import { DESTINATIONS, type Destination } from '../../content/destinations.ts'
import { Page, Text } from '../../design/index.ts'
import { CountryGuide, CountryHead } from './CountryGuide.tsx'
import { Landing, type LandingRows, Live } from './Landing.tsx'

/* As tall as the window: what follows is out of sight while the answer is on its way, and moves nothing that is seen. */
const GuidePlace = styled(Page)`
  min-height: max(40rem, 100lvh);
  padding-block: var(--space-6);
`

/* On paper a guide is alone. */
const NotPrinted = styled.div`
  @media print {
    display: none;
  }
`

type QueryRef = PreloadedQuery<countryRouteQuery>

function Rows({ queryRef, draw }: { queryRef: QueryRef; draw: (rows: LandingRows) => ReactNode }) {
  return draw(usePreloadedQuery<countryRouteQuery>(COUNTRY_QUERY, queryRef))
}

function LiveGuide({ queryRef, destination }: { queryRef: QueryRef; destination: Destination }) {
  const { guide } = usePreloadedQuery<countryRouteQuery>(COUNTRY_QUERY, queryRef)
  return guide ? <CountryGuide query={guide} destination={destination} /> : null
}

/** The front page with the guide of a country before it, and the country highlighted. */
export default function CountryScreen({ queryRef }: { queryRef: QueryRef }) {
  const slug = useParams().country?.toLowerCase()
  const destination = DESTINATIONS.find(known => known.slug === slug)
  return (
    <>
      {destination && (
        <>
          <CountryHead destination={destination} />
          <Live
            attempt={queryRef}
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
      <NotPrinted>
        <Landing
          country={destination?.slug ?? null}
          attempt={queryRef}
          withRows={draw => <Rows queryRef={queryRef} draw={draw} />}
        />
      </NotPrinted>
    </>
  )
}
