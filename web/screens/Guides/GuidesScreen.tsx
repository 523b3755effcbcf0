import { BookOpen } from 'lucide-react'
import { type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import guidesQuery, { type guidesRouteQuery } from '../../__generated__/guidesRouteQuery.graphql.ts'
import { GUIDES_PAGE } from '../../content/guides.ts'
import { EmptyState, Heading, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { GuideEntry } from './GuideEntry.tsx'
import { Entries } from './guideStyles.ts'

/** The published posts. */
export default function GuidesScreen({ queryRef }: { queryRef: PreloadedQuery<guidesRouteQuery> }) {
  const { guides } = usePreloadedQuery<guidesRouteQuery>(guidesQuery, queryRef)
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{GUIDES_PAGE.title}</Heading>
          <Text $size="lead" $tone="soft" $measure>
            {GUIDES_PAGE.lead}
          </Text>
        </div>
      </ScreenHead>
      {guides.length === 0 ? (
        <EmptyState icon={<BookOpen aria-hidden="true" />} title={GUIDES_PAGE.empty} headingLevel={2} />
      ) : (
        <Entries>
          {guides.map(guide => (
            <GuideEntry key={guide.id} guide={guide} />
          ))}
        </Entries>
      )}
      <Text $size="small" $tone="soft">
        <TextLink href="/guides/feed.xml">{t('As a feed (Atom)')}</TextLink>
      </Text>
    </ScreenPage>
  )
}
