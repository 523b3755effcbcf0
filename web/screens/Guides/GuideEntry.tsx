import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { GuideEntry_guide$key } from '../../__generated__/GuideEntry_guide.graphql.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'

/** A guide in the list. */
export function GuideEntry({ guide }: { guide: GuideEntry_guide$key }) {
  const { slug, title, category, publishedAt, summary } = useFragment(
    graphql`
      fragment GuideEntry_guide on Guide {
        slug
        title
        category
        publishedAt
        summary
      }
    `,
    guide,
  )
  return (
    <li>
      <Heading level={2} size="small">
        <TextLink as={Link} to={`/guides/${slug}`}>
          {title}
        </TextLink>
      </Heading>
      <Text $measure>{summary}</Text>
      <Text $size="small" $tone="soft">
        {category}, <time dateTime={publishedAt}>{dayOf(publishedAt)}</time>
      </Text>
    </li>
  )
}
