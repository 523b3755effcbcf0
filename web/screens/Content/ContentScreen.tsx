import { graphql, type PreloadedQuery, usePreloadedQuery, useRefetchableFragment } from 'react-relay'
import type { ContentScreen_query$key } from '../../__generated__/ContentScreen_query.graphql.ts'
import type { ContentScreenAgainQuery } from '../../__generated__/ContentScreenAgainQuery.graphql.ts'
import contentQuery, { type contentRouteQuery } from '../../__generated__/contentRouteQuery.graphql.ts'
import { CONTENT } from '../../content/contentManagement.ts'
import { Heading, Tabs, Text } from '../../design/index.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { AnalyticsTab } from './AnalyticsTab.tsx'
import { CalendarTab } from './CalendarTab.tsx'
import { CreateTab } from './CreateTab.tsx'
import { CONTENT_ADDRESS } from './contentAddress.ts'
import { KeywordsTab } from './KeywordsTab.tsx'

function Content({ query: queryRef }: { query: ContentScreen_query$key }) {
  const [data, refetch] = useRefetchableFragment<ContentScreenAgainQuery, ContentScreen_query$key>(
    graphql`
      fragment ContentScreen_query on Query @refetchable(queryName: "ContentScreenAgainQuery") {
        ...CalendarTab_query
        ...KeywordsTab_query
        ...CreateTab_query
        ...AnalyticsTab_query
      }
    `,
    queryRef,
  )
  const { state, set } = useAddress(CONTENT_ADDRESS)
  const readAgain = () => refetch({}, { fetchPolicy: 'store-and-network' })
  const change = (form: 'post' | 'keyword', id: string) =>
    set({ tab: 'create', form, change: id }, { reloads: false, history: 'PUSH' })
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{CONTENT.title}</Heading>
          <Text $tone="soft" $measure>
            {CONTENT.lead}
          </Text>
        </div>
      </ScreenHead>
      <Tabs
        label={CONTENT.title}
        value={state.tab}
        onValueChange={tab => set({ tab, change: '' }, { reloads: false })}
        items={[
          {
            value: 'calendar',
            label: CONTENT.tabs.calendar,
            content: (
              <CalendarTab
                query={data}
                view={state.view}
                onView={view => set({ view }, { reloads: false })}
                onChange={id => change('post', id)}
                onChanged={readAgain}
              />
            ),
          },
          {
            value: 'keywords',
            label: CONTENT.tabs.keywords,
            content: (
              <KeywordsTab query={data} onChange={id => change('keyword', id)} onChanged={readAgain} />
            ),
          },
          {
            value: 'create',
            label: CONTENT.tabs.create,
            content: (
              <CreateTab
                query={data}
                form={state.form}
                change={state.change}
                onForm={form => set({ form, change: '' }, { reloads: false })}
                onSaved={tab => {
                  readAgain()
                  set({ tab, change: '' }, { reloads: false })
                }}
              />
            ),
          },
          { value: 'analytics', label: CONTENT.tabs.analytics, content: <AnalyticsTab query={data} /> },
        ]}
      />
    </ScreenPage>
  )
}

/** Plans posts and keywords, and publishes guides. */
export default function ContentScreen({ queryRef }: { queryRef: PreloadedQuery<contentRouteQuery> }) {
  return <Content query={usePreloadedQuery<contentRouteQuery>(contentQuery, queryRef)} />
}
