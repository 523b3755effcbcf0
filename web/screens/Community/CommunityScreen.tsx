import { useState } from 'react'
import { graphql, type PreloadedQuery, usePaginationFragment, usePreloadedQuery } from 'react-relay'
import { useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { CommunityScreen_query$key } from '../../__generated__/CommunityScreen_query.graphql.ts'
import type { CommunityScreenMoreQuery } from '../../__generated__/CommunityScreenMoreQuery.graphql.ts'
import communityQuery, { type communityRouteQuery } from '../../__generated__/communityRouteQuery.graphql.ts'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { Badge, Button, Column, EmptyState, Heading, Text, TextLink } from '../../design/index.ts'
import { dayOf } from '../../format/dates.ts'
import { plural, t } from '../../language/language.ts'
import { PrefetchLink } from '../../routing/PrefetchLink.tsx'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { PostForm } from './PostForm.tsx'
import { useAskQuestion } from './useAskQuestion.ts'

const MORE = 20

const Questions = styled.ul`
  border-top: 1px solid var(--line);

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2) var(--space-4);
    padding-block: var(--space-3);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`

function AskForm({ name, onCancel }: { name: string; onCancel: () => void }) {
  const [words, setWords] = useState({ name, title: '', body: '' })
  const [refused, setRefused] = useState<typeof words | null>(null)
  const { send, isPending, refusal, faultByField } = useAskQuestion()
  const navigate = useNavigate()
  async function ask() {
    setRefused(words)
    const { saved } = await send({ input: words })
    if (saved?.post) navigate(`/community/${saved.post.databaseId}`)
  }
  return (
    <Part aria-labelledby="ask">
      <Heading level={2} size="small" id="ask">
        {t('Your question')}
      </Heading>
      <Column>
        <PostForm
          words={words}
          onChange={setWords}
          labels={{
            title: t('Question in a line'),
            body: t('What others need to know'),
            send: 'Publish question',
          }}
          refusal={refusal}
          faultByField={faultByField}
          refused={refused}
          isPending={isPending}
          onSend={ask}
          extra={<Button onClick={onCancel}>{t('Cancel')}</Button>}
        />
      </Column>
    </Part>
  )
}

function Community({ query: queryRef, name }: { query: CommunityScreen_query$key; name: string }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    CommunityScreenMoreQuery,
    CommunityScreen_query$key
  >(
    graphql`
      fragment CommunityScreen_query on Query
      @argumentDefinitions(first: { type: "Int", defaultValue: 20 }, after: { type: "String" })
      @refetchable(queryName: "CommunityScreenMoreQuery") {
        communityQuestions(first: $first, after: $after)
          @connection(key: "CommunityScreen_communityQuestions") {
          totalCount
          edges {
            node {
              id
              databaseId
              title
              authorName
              createdAt
              answerCount
              isAnswered
              isHidden
            }
          }
        }
      }
    `,
    queryRef,
  )
  const [isAsking, setAsking] = useState(false)
  const questions = data.communityQuestions.edges.map(({ node }) => node)
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: questions.length,
    page: MORE,
  })
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{t('Community')}</Heading>
          <Text $tone="soft" $measure>
            {t(
              'Questions of students, and answers of other students. They are experiences, not advice that we have checked.',
            )}
          </Text>
        </div>
        {!isAsking && (
          <Button variant="primary" onClick={() => setAsking(true)}>
            {t('Ask a question')}
          </Button>
        )}
      </ScreenHead>
      {isAsking && <AskForm name={name} onCancel={() => setAsking(false)} />}
      {questions.length === 0 ? (
        <EmptyState title={t('No question has been asked yet')} headingLevel={2}>
          {t('Ask the first one: about choosing a programme, tests, visas, or life at a university.')}
        </EmptyState>
      ) : (
        <Questions ref={list}>
          {questions.map(question => (
            <li key={question.id}>
              <span>
                <TextLink as={PrefetchLink} to={`/community/${question.databaseId}`}>
                  {question.title ?? t('Question')}
                </TextLink>
                <Text $size="small" $tone="soft">
                  {question.authorName}, {dayOf(question.createdAt)},{' '}
                  {plural(question.answerCount, { one: '# answer', other: '# answers' })}
                </Text>
              </span>
              {question.isHidden ? (
                <Badge tone="warning">{t('Hidden')}</Badge>
              ) : (
                question.isAnswered && <Badge tone="success">{t('Answer accepted')}</Badge>
              )}
            </li>
          ))}
        </Questions>
      )}
      <ListFoot
        shown={questions.length}
        totalCount={data.communityQuestions.totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label={t('Show more')}
        onShowMore={showMore}
      />
    </ScreenPage>
  )
}

/** The questions of the community, the newest first, and a new one. */
export default function CommunityScreen({ queryRef }: { queryRef: PreloadedQuery<communityRouteQuery> }) {
  const answer = usePreloadedQuery<communityRouteQuery>(communityQuery, queryRef)
  return <Community query={answer} name={answer.viewer?.communityName ?? ''} />
}
