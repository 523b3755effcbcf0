import { MessageSquareQuote } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type {
  StoryScreen_viewer$data,
  StoryScreen_viewer$key,
} from '../../__generated__/StoryScreen_viewer.graphql.ts'
import storyQuery, { type storyRouteQuery } from '../../__generated__/storyRouteQuery.graphql.ts'
import {
  Button,
  EmptyState,
  Field,
  Heading,
  LinkButton,
  Segments,
  Text,
  TextInput,
  TextLink,
} from '../../design/index.ts'
import { numberOf } from '../../format/numbers.ts'
import { plural, sent, t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { signInPath } from '../../routing/returnPath.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { StatementLine } from './StatementLine.tsx'
import { Lines, Part, PartHead, Search, Tools } from './storyStyles.ts'
import { TOPICS } from './storyWords.ts'

/** Statements of one part that are shown at first. */
const SHOWN_AT_FIRST = 12

/** With more statements than this one may want to look for one. */
const MANY = 24

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
    title: sent(name),
    about: '',
    statements: statements.filter(({ sources }) => sources[0]?.name === name),
  }))
}

/** Whether a statement, or the place where it was said, has all these words. */
function saysIt({ words, sources }: Statement, sought: string): boolean {
  const text = [words, ...sources.flatMap(({ name, label }) => [name, label])].join(' ').toLowerCase()
  return sought
    .toLowerCase()
    .split(/\s+/u)
    .every(word => text.includes(word))
}

function things(count: number): string {
  return plural(count, { one: '# thing', other: '# things' })
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
  const list = useRef<HTMLUListElement>(null)
  const shown = isWhole ? statements : statements.slice(0, SHOWN_AT_FIRST)
  // The button is gone once it was pressed: the focus goes to what it brought.
  useEffect(() => {
    if (isWhole) list.current?.children[SHOWN_AT_FIRST]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isWhole])
  return (
    <>
      <Lines ref={list}>
        {shown.map(statement => (
          <StatementLine key={statement.id} statement={statement} />
        ))}
      </Lines>
      {shown.length < statements.length && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('Show {count} more', { count: numberOf(statements.length - shown.length) })}
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
          words
          sources {
            name
            label
          }
          ...StatementLine_statement
        }
      }
    `,
    viewerRef,
  )
  const [grouping, setGrouping] = useState<Grouping>('LIFE')
  const [sought, setSought] = useState('')
  // A statement removed on this visit keeps its place, so that it can be restored; earlier ones are at the end.
  const [removedBefore] = useState(
    () => new Set(statements.flatMap(({ id, status }) => (status === 'REMOVED' ? [id] : []))),
  )
  const found = statements.filter(statement => saysIt(statement, sought))
  const removed = found.filter(({ id }) => removedBefore.has(id))
  const present = found.filter(({ id }) => !removedBefore.has(id))
  const parts = (grouping === 'LIFE' ? partsByLife(present) : partsBySource(present)).filter(
    part => part.statements.length > 0,
  )
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{t('Your story')}</Heading>
          <Text $tone="soft" $measure>
            {t('Everything that you told us, in your words. Documents use it where you choose it.')}{' '}
            {statements.length > 0 &&
              t(
                'What you correct or remove here also changes later documents whose own answers say it; the answers stay as you typed them.',
              )}
          </Text>
        </div>
      </ScreenHead>
      {statements.length === 0 && (
        <EmptyState
          title={t('Nothing told yet')}
          headingLevel={2}
          icon={<MessageSquareQuote aria-hidden="true" />}
          action={
            <LinkButton as={Link} to="/document-generation" variant="primary">
              {t('Begin a document')}
            </LinkButton>
          }
        >
          {t(
            'What you answer in a questionnaire or write in your profile appears here, sentence by sentence. You tell it once and can use it in every document.',
          )}
        </EmptyState>
      )}
      {statements.length > 0 && (
        <Tools>
          {statements.length > MANY && (
            <Search>
              <Field label={t('Find in your story')}>
                <TextInput
                  type="search"
                  value={sought}
                  onChange={event => setSought(event.currentTarget.value)}
                />
              </Field>
              <Text $size="small" $tone="soft" role="status">
                {sought.trim() === ''
                  ? ''
                  : found.length === 0
                    ? t('Nothing here says this.')
                    : plural(found.length, { one: 'Found # thing.', other: 'Found # things.' })}
              </Text>
            </Search>
          )}
          <Segments<Grouping>
            aria-label={t('Sorted by')}
            options={[
              { value: 'LIFE', label: t('Part of life') },
              { value: 'SOURCE', label: t('Source') },
            ]}
            value={grouping}
            onValueChange={setGrouping}
          />
        </Tools>
      )}
      {parts.map(part => (
        <PartOfStory key={part.key} title={part.title} about={part.about} count={part.statements.length}>
          <StatementList statements={part.statements} />
        </PartOfStory>
      ))}
      {removed.length > 0 && (
        <PartOfStory title={t('Removed')} about={t('No document uses these')} count={removed.length}>
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
          <Trans
            message="Please log in to read your story. <link>Log in</link>"
            parts={{
              link: inside => (
                <TextLink as={Link} to={signInPath({ pathname: '/story', search: '' })}>
                  {inside}
                </TextLink>
              ),
            }}
          />
        </Text>
      </ScreenPage>
    )
  return <Story viewer={viewer} />
}
