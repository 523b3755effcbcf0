import { MessageSquareQuote } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type {
  StoryScreen_viewer$data,
  StoryScreen_viewer$key,
} from '../../__generated__/StoryScreen_viewer.graphql.ts'
import storyQuery, { type storyRouteQuery } from '../../__generated__/storyRouteQuery.graphql.ts'
import { Button, EmptyState, Heading, LinkButton, Segments, Text, TextLink } from '../../design/index.ts'
import { signInPath } from '../../routing/returnPath.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { StatementLine } from './StatementLine.tsx'
import { Lines, Part, PartHead } from './storyStyles.ts'
import { TOPICS } from './storyWords.ts'

/** Statements of one part that are shown at first. */
const SHOWN_AT_FIRST = 12

type Grouping = 'LIFE' | 'SOURCE'
type Statement = StoryScreen_viewer$data['statements'][number]
type StoryPart = { key: string; title: string; about: string; statements: readonly Statement[] }

function partsByLife(statements: readonly Statement[]): StoryPart[] {
  return TOPICS.map(({ topic, title, about }) => ({
    key: topic,
    title,
    about,
    statements: statements.filter(statement => statement.topic === topic),
  }))
}

function partsBySource(statements: readonly Statement[]): StoryPart[] {
  const names = new Set(statements.flatMap(({ sources }) => sources[0]?.name ?? []))
  return [...names].map(name => ({
    key: name,
    title: name,
    about: '',
    statements: statements.filter(({ sources }) => sources[0]?.name === name),
  }))
}

function things(count: number): string {
  return count === 1 ? '1 thing' : `${count} things`
}

function PartOfStory({
  title,
  about,
  children,
  count,
}: {
  title: string
  about: string
  children: ReactNode
  count: number
}) {
  const titleId = useId()
  return (
    <Part aria-labelledby={titleId}>
      <PartHead>
        <Heading level={2} size="small" id={titleId}>
          {title}
        </Heading>
        <Text $size="small" $tone="soft">
          {about === '' ? things(count) : `${about}. ${things(count)}.`}
        </Text>
      </PartHead>
      <div>{children}</div>
    </Part>
  )
}

function StatementList({ statements }: { statements: readonly Statement[] }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? statements : statements.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <Lines>
        {shown.map(statement => (
          <StatementLine key={statement.id} statement={statement} />
        ))}
      </Lines>
      {shown.length < statements.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          Show {statements.length - shown.length} more
        </Button>
      )}
    </>
  )
}

function Story({ viewer: viewerRef }: { viewer: StoryScreen_viewer$key }) {
  const { statements } = useFragment(
    graphql`
      fragment StoryScreen_viewer on User {
        statements {
          id
          topic
          status
          sources {
            name
          }
          ...StatementLine_statement
        }
      }
    `,
    viewerRef,
  )
  const [grouping, setGrouping] = useState<Grouping>('LIFE')
  // What is removed on this visit stays where it was, to be taken back; what was removed before is at the end.
  const [removedBefore] = useState(
    () => new Set(statements.flatMap(({ id, status }) => (status === 'REMOVED' ? [id] : []))),
  )
  const removed = statements.filter(({ id }) => removedBefore.has(id))
  const present = statements.filter(({ id }) => !removedBefore.has(id))
  const parts = (grouping === 'LIFE' ? partsByLife(present) : partsBySource(present)).filter(
    part => part.statements.length > 0,
  )
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>Your story</Heading>
          <Text $tone="soft" $measure>
            Everything that you told us, in your words. Correct what is wrong and remove what no document
            should use. Nothing from here goes into a document unless you choose it there.
          </Text>
        </div>
        {statements.length > 0 && (
          <Segments<Grouping>
            aria-label="Sorted by"
            options={[
              { value: 'LIFE', label: 'Part of life' },
              { value: 'SOURCE', label: 'Where you said it' },
            ]}
            value={grouping}
            onValueChange={setGrouping}
          />
        )}
      </ScreenHead>
      {statements.length === 0 && (
        <EmptyState
          title="Nothing told yet"
          headingLevel={2}
          icon={<MessageSquareQuote aria-hidden="true" />}
          action={
            <LinkButton as={Link} to="/document-generation" variant="primary">
              Begin a document
            </LinkButton>
          }
        >
          What you answer in a questionnaire or write in your profile appears here, sentence by sentence. You
          tell it once and can use it in every document.
        </EmptyState>
      )}
      {parts.map(part => (
        <PartOfStory key={part.key} title={part.title} about={part.about} count={part.statements.length}>
          <StatementList statements={part.statements} />
        </PartOfStory>
      ))}
      {removed.length > 0 && (
        <PartOfStory title="Removed" about="No document uses these" count={removed.length}>
          <StatementList statements={removed} />
        </PartOfStory>
      )}
    </ScreenPage>
  )
}

/** Everything that the person said, to be read, corrected and removed. */
export default function StoryScreen({ queryRef }: { queryRef: PreloadedQuery<storyRouteQuery> }) {
  const { viewer } = usePreloadedQuery<storyRouteQuery>(storyQuery, queryRef)
  if (!viewer)
    return (
      <ScreenPage>
        <Text>
          Please log in to read your story.{' '}
          <TextLink as={Link} to={signInPath({ pathname: '/story', search: '' })}>
            Log in
          </TextLink>
        </Text>
      </ScreenPage>
    )
  return <Story viewer={viewer} />
}
