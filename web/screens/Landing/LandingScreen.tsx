import type { ReactNode } from 'react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import LANDING_QUERY, { type landingRouteQuery } from '../../__generated__/landingRouteQuery.graphql.ts'
import { Landing, type LandingRows } from './Landing.tsx'

type QueryRef = PreloadedQuery<landingRouteQuery>

function Rows({ queryRef, draw }: { queryRef: QueryRef; draw: (rows: LandingRows) => ReactNode }) {
  return draw(usePreloadedQuery<landingRouteQuery>(LANDING_QUERY, queryRef))
}

/** The front page. */
export default function LandingScreen({ queryRef }: { queryRef: QueryRef }) {
  return (
    <Landing country={null} attempt={queryRef} withRows={draw => <Rows queryRef={queryRef} draw={draw} />} />
  )
}
