import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { Banner, Button, Checkbox, Dialog, LinkButton, Stack, Text } from '../design/index.ts'
import { t } from '../language/language.ts'
import { refusalWords } from '../relay/refusal.ts'
import { signInPath } from '../routing/returnPath.ts'
import { useChooseWriter } from './useChooseWriter.ts'
import type { OutsideModel, WriterTerms } from './writerTerms.ts'

const Terms = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  font-size: var(--text-control);
  line-height: 1.5;
  overflow-wrap: anywhere;

  dt {
    font-weight: var(--weight-strong);
  }

  dd {
    margin: 0;
    color: var(--ink-soft);
  }
`

/** A model may have a long name without a space. */
const Wrapping = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
`

/** Asks who is to draft before answers may be sent to an outside model. Both buttons have the same emphasis. */
export function WriterQuestion({
  model: { name, host },
  isFirst,
  fallsBack,
  onAnswer,
  onClose,
}: {
  model: OutsideModel
  /** Whether a document is generated after the answer. */
  isFirst: boolean
  /** The last answer on whether the built-in writer may take over. */
  fallsBack: boolean
  /** Called once the choice is saved on the account. */
  onAnswer: (terms: WriterTerms) => void
  onClose: () => void
}) {
  const { send: choose, isPending, refusal } = useChooseWriter()
  const location = useLocation()
  const [fallBack, setFallBack] = useState(fallsBack)
  const [chosen, setChosen] = useState<WriterTerms['writer'] | null>(null)
  const pressed = useRef<HTMLButtonElement | null>(null)
  const isClosed = useRef(false)
  useEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])

  // The pressed button lost the focus while it was disabled.
  useEffect(() => {
    if (refusal) pressed.current?.focus()
  }, [refusal])

  async function keep(writer: WriterTerms['writer'], button: HTMLButtonElement) {
    pressed.current = button
    setChosen(writer)
    const { saved } = await choose({ input: { writer } })
    // Closed meanwhile: the choice is saved on the account, but nothing is generated.
    if (saved && !isClosed.current) onAnswer({ writer, fallBack: writer === 'MODEL' && fallBack })
  }

  return (
    <Dialog
      open
      onOpenChange={isStillOpen => {
        if (!isStillOpen) onClose()
      }}
      title={t('Who should draft your documents?')}
      description={
        <Wrapping>
          {t(
            'An outside language model can: {name}, at {host}. It gets your answers only if you say so here.',
            { name, host },
          )}
        </Wrapping>
      }
      actions={
        <>
          <Button
            pending={isPending && chosen === 'BUILT_IN'}
            pendingLabel={t('Saving...')}
            disabled={isPending}
            onClick={event => void keep('BUILT_IN', event.currentTarget)}
          >
            {t('Use the built-in writer')}
          </Button>
          <Button
            pending={isPending && chosen === 'MODEL'}
            pendingLabel={t('Saving...')}
            disabled={isPending}
            onClick={event => void keep('MODEL', event.currentTarget)}
          >
            <Wrapping>{t('Draft with {name}', { name })}</Wrapping>
          </Button>
        </>
      }
    >
      <Stack $gap={4}>
        <Terms>
          <div>
            <dt>{t('What is sent to {host}', { host })}</dt>
            <dd>
              {t(
                'The answers and the parts of your profile that the text is made from, with the course and the university.',
              )}
            </dd>
          </div>
          <div>
            <dt>{t('What is not')}</dt>
            <dd>
              {t(
                'Your email address and phone number. Your name goes along only where an answer itself holds it, and with a letter of recommendation, which is about you by name.',
              )}
            </dd>
          </div>
          <div>
            <dt>{t('The built-in writer')}</dt>
            <dd>{t('It arranges your own sentences here, without sending anything.')}</dd>
          </div>
        </Terms>
        <Checkbox
          label={
            <Wrapping>
              {t('If {name} does not answer, let the built-in writer arrange my own words', { name })}
            </Wrapping>
          }
          checked={fallBack}
          disabled={isPending}
          onChange={({ currentTarget }) => setFallBack(currentTarget.checked)}
        />
        <Text $size="small" $tone="soft">
          {t(
            'Your choice is kept on your account. You can change it at any time, under the Generate button.',
          )}
        </Text>
        {refusal && (
          <Banner
            tone="danger"
            announce
            title={t('Your choice was not kept')}
            action={
              refusal.kind === 'NotSignedInError' && (
                <LinkButton as={Link} to={signInPath(location)} size="small">
                  {t('Log in')}
                </LinkButton>
              )
            }
          >
            {refusalWords(refusal)}
            {isFirst && t(' Nothing was generated or sent, and your answers are still here.')}
          </Banner>
        )}
      </Stack>
    </Dialog>
  )
}
