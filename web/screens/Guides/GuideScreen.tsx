import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { GuideScreen_guide$key } from '../../__generated__/GuideScreen_guide.graphql.ts'
import guideQuery, { type guideRouteQuery } from '../../__generated__/guideRouteQuery.graphql.ts'
import { GUIDES_PAGE } from '../../content/guides.ts'
import { Heading, Prose, Text, TextLink } from '../../design/index.ts'
import Markdown from '../../documents/Markdown.tsx'
import { dayOf } from '../../format/dates.ts'
import { Trans } from '../../language/Trans.tsx'
import { NotFoundPage } from '../../routing/NotFoundPage.tsx'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

function Guide({ guide }: { guide: GuideScreen_guide$key }) {
  const { title, category, author, publishedAt, updatedAt, body } = useFragment(
    graphql`
      fragment GuideScreen_guide on Guide {
        title
        category
        author
        publishedAt
        updatedAt
        body
      }
    `,
    guide,
  )
  const isChanged = dayOf(updatedAt) !== dayOf(publishedAt)
  return (
    <ScreenPage as="article">
      <ScreenHead>
        <div>
          <Text $size="small" $tone="soft">
            <TextLink as={Link} to="/guides">
              {GUIDES_PAGE.title}
            </TextLink>
            , {category}
          </Text>
          <Heading level={1}>{title}</Heading>
          <Text $size="small" $tone="soft">
            {author}, <time dateTime={publishedAt}>{dayOf(publishedAt)}</time>
            {isChanged && (
              <>
                ,{' '}
                <Trans
                  message="changed on <day>{day}</day>"
                  values={{ day: dayOf(updatedAt) }}
                  parts={{ day: inside => <time dateTime={updatedAt}>{inside}</time> }}
                />
              </>
            )}
          </Text>
        </div>
      </ScreenHead>
      <Prose>
        <Markdown text={body} />
      </Prose>
    </ScreenPage>
  )
}

/** A published post. */
export default function GuideScreen({ queryRef }: { queryRef: PreloadedQuery<guideRouteQuery> }) {
  const { guide } = usePreloadedQuery<guideRouteQuery>(guideQuery, queryRef)
  return guide == null ? <NotFoundPage /> : <Guide guide={guide} />
}
