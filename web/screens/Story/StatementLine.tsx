import { useEffect, useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { StatementLine_statement$key } from '../../__generated__/StatementLine_statement.graphql.ts'
import { Button, FaultText, Field, Row, Stack, TextArea, TextLink } from '../../design/index.ts'
import { plural, t } from '../../language/language.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { useStatementChanges } from '../../story/useStatementChanges.ts'
import { Actions, Below, Line, Note, Words } from './storyStyles.ts'
import { placeOf } from './storyWords.ts'

/** One thing that the person said: its words, where they said it, and what can be done about it. */
export function StatementLine({ statement: statementRef }: { statement: StatementLine_statement$key }) {
  const statement = useFragment(
    graphql`
      fragment StatementLine_statement on Statement {
        id
        words
        firstWords
        status
        revision
        sources {
          kind
          name
          key
          label
          section
          type
          form
          draftId
          documentDatabaseId
        }
        setAside {
          words
          savedAt
        }
      }
    `,
    statementRef,
  )
  const { id, words, firstWords, status, revision, sources, setAside } = statement
  const { correct, remove, restore, isChanging, refusal } = useStatementChanges()
  const [typed, setTyped] = useState<string | null>(null)
  // The revision that the person began to correct: a later one comes from another device.
  const [begunAt, setBegunAt] = useState(revision)
  const wordsId = useId()
  const line = useRef<HTMLLIElement>(null)
  const cameFrom = useRef<string | null>(null)

  // The button that was pressed is gone after its step; the focus goes to what took its place, once that is there.
  useEffect(() => {
    if (cameFrom.current === null) return
    const sought = typed === null ? `[data-action="${cameFrom.current}"]` : 'textarea'
    const control = line.current?.querySelector<HTMLElement>(sought)
    if (!control) return
    control.focus()
    cameFrom.current = null
  })

  function forgetWhereFrom(refused: object | null) {
    if (refused !== null) cameFrom.current = null
  }

  async function save() {
    if (typed === null) return
    const refused = await correct({ statementId: id, words: typed, revision: begunAt })
    if (refused === null) {
      cameFrom.current = 'correct'
      setTyped(null)
    }
  }

  function settleFor(right: string) {
    cameFrom.current = 'correct'
    void correct({ statementId: id, words: right, revision, settles: true }).then(forgetWhereFrom)
  }

  const [source, ...others] = sources
  const place = source && placeOf(source)
  if (status === 'REMOVED')
    return (
      <Line ref={line}>
        <Words id={wordsId} $isRemoved>
          {words}
        </Words>
        <Below>
          <p role="status">{t('Removed: no document uses it, not even one whose own answers say it.')}</p>
          <Actions>
            <Button
              size="small"
              variant="quiet"
              pending={isChanging}
              pendingLabel={t('Restoring...')}
              aria-describedby={wordsId}
              data-action="restore"
              onClick={() => {
                cameFrom.current = 'remove'
                void restore(id).then(forgetWhereFrom)
              }}
            >
              {t('Undo')}
            </Button>
          </Actions>
        </Below>
        {refusal && <FaultText role="alert">{refusalWords(refusal)}</FaultText>}
      </Line>
    )
  return (
    <Line ref={line}>
      {typed === null ? (
        <Words id={wordsId}>{words}</Words>
      ) : (
        <Stack $gap={3}>
          <Field
            label={t('What is right')}
            help={t(
              'Every later document uses these words, also one whose own answers say it otherwise. Your answer stays as you typed it.',
            )}
            error={refusal ? refusalWords(refusal) : undefined}
          >
            <TextArea
              rows={2}
              value={typed}
              onChange={event => setTyped(event.currentTarget.value)}
              onKeyDown={event => {
                if (event.key !== 'Escape') return
                cameFrom.current = 'correct'
                setTyped(null)
              }}
            />
          </Field>
          <Row $gap={2}>
            <Button
              size="small"
              variant="primary"
              pending={isChanging}
              pendingLabel={t('Saving...')}
              onClick={() => void save()}
            >
              {t('Save')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              onClick={() => {
                cameFrom.current = 'correct'
                setTyped(null)
              }}
            >
              {t('Cancel')}
            </Button>
          </Row>
        </Stack>
      )}
      {setAside.length > 0 && (
        <Note role="group" aria-label={t('Other versions of this statement')}>
          {setAside.map(other => (
            <div key={other.words}>
              <p>{t('Another device had saved: “{words}”', { words: other.words })}</p>
              <Button size="small" disabled={isChanging} onClick={() => settleFor(other.words)}>
                {t('Use this instead')}
              </Button>
            </div>
          ))}
          <Actions>
            <Button size="small" variant="quiet" disabled={isChanging} onClick={() => settleFor(words)}>
              {t('Dismiss')}
            </Button>
          </Actions>
        </Note>
      )}
      {typed === null && (
        <Below>
          <p>
            {place &&
              (place.href === null ? (
                place.words
              ) : (
                <TextLink as={Link} to={place.href}>
                  {place.words}
                </TextLink>
              ))}
            {others.length > 0 &&
              plural(others.length, { one: ', and # more place', other: ', and # more places' })}
            {status === 'CORRECTED' && t('. First said: “{firstWords}”', { firstWords })}
          </p>
          <Actions>
            {status === 'CORRECTED' && (
              <Button
                size="small"
                variant="quiet"
                disabled={isChanging}
                aria-describedby={wordsId}
                onClick={() => {
                  cameFrom.current = 'correct'
                  void correct({ statementId: id, words: firstWords, revision }).then(forgetWhereFrom)
                }}
              >
                {t('Use first words')}
              </Button>
            )}
            <Button
              size="small"
              variant="quiet"
              disabled={isChanging}
              aria-describedby={wordsId}
              data-action="correct"
              onClick={() => {
                cameFrom.current = 'correct'
                setBegunAt(revision)
                setTyped(words)
              }}
            >
              {t('Correct')}
            </Button>
            <Button
              size="small"
              variant="quiet"
              disabled={isChanging}
              aria-describedby={wordsId}
              data-action="remove"
              onClick={() => {
                cameFrom.current = 'restore'
                void remove(id).then(forgetWhereFrom)
              }}
            >
              {t('Remove')}
            </Button>
          </Actions>
        </Below>
      )}
      {refusal && typed === null && <FaultText role="alert">{refusalWords(refusal)}</FaultText>}
    </Line>
  )
}
