import { Check, Copy, Link2 } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { ShareDialog_document$key } from '../../../__generated__/ShareDialog_document.graphql.ts'
import {
  Banner,
  Button,
  Dialog,
  Field,
  Heading,
  RadioGroup,
  Row,
  Select,
  Stack,
  TextInput,
} from '../../../design/index.ts'
import { dayOf, momentOf } from '../../../format/dates.ts'
import { plural, t } from '../../../language/language.ts'
import { refusalWords } from '../../../relay/refusal.ts'
import { changesInTurn } from '../../../relay/useChange.ts'
import { useCloseShareComments } from './useCloseShareComments.ts'
import { useRevokeShare } from './useRevokeShare.ts'
import { useShareDocument } from './useShareDocument.ts'

const DAYS = [3, 7, 14, 30, 90]

const Links = styled.ul`
  display: flex;
  flex-direction: column;

  > li {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    padding-block: var(--space-3);
    border-top: 1px solid var(--line);
    font-size: var(--text-sm);
  }

  strong {
    display: block;
  }

  span {
    color: var(--ink-soft);
  }
`

/** Makes links to a document, and lists those that may be used. */
export function ShareDialog({
  document: documentRef,
  warning,
  onClose,
}: {
  document: ShareDialog_document$key
  /** What the text should not say, said before it is given away. */
  warning: ReactNode
  onClose: () => void
}) {
  const document = useFragment(
    graphql`
      fragment ShareDialog_document on Document {
        id
        isPreview
        shares {
          id
          access
          takesComments
          endsAt
          uses
          lastUsedAt
        }
      }
    `,
    documentRef,
  )
  const formId = useId()
  const [access, setAccess] = useState<'READ' | 'COMMENT'>('COMMENT')
  const [days, setDays] = useState('14')
  const [address, setAddress] = useState<string | null>(null)
  const sharing = useShareDocument()
  const revoking = useRevokeShare()
  const closing = useCloseShareComments()
  const { refusal, isPending } = changesInTurn(sharing, revoking, closing)
  const heading = useRef<HTMLHeadingElement>(null)

  function begin() {
    for (const change of [sharing, revoking, closing]) change.dismiss()
  }

  async function share(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    begin()
    const { saved } = await sharing.send({ input: { documentId: document.id, access, days: Number(days) } })
    if (saved) setAddress(saved.address)
  }

  /** The pressed button goes with its link, so the focus moves to the heading of the list. */
  async function end(change: 'REVOKE' | 'CLOSE', shareId: string) {
    if (isPending) return
    begin()
    const { saved } = await (change === 'REVOKE' ? revoking : closing).send({ input: { shareId } })
    if (saved) heading.current?.focus()
  }

  return (
    <Dialog
      open
      onOpenChange={isOpen => {
        if (!isOpen) onClose()
      }}
      title={t('Share')}
      description={
        document.isPreview
          ? t('People with the link read the preview, as you do. They need no account.')
          : t('People with the link read the text and nothing else of you. They need no account.')
      }
      actions={
        <>
          <Button onClick={onClose}>{t('Close')}</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            pending={sharing.isPending}
            pendingLabel={t('Making the link...')}
            icon={<Link2 aria-hidden="true" />}
          >
            {t('Make a link')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={share}>
        <Stack $gap={4}>
          {warning}
          <Field label={t('People with the link may')} group>
            <RadioGroup
              options={[
                { value: 'COMMENT', label: t('Read and comment') },
                { value: 'READ', label: t('Read') },
              ]}
              value={access}
              onValueChange={value => setAccess(value === 'READ' ? 'READ' : 'COMMENT')}
            />
          </Field>
          <Field label={t('The link ends after')}>
            <Select
              options={DAYS.map(count => ({
                value: String(count),
                label: plural(count, { one: '# day', other: '# days' }),
              }))}
              value={days}
              onChange={({ target }) => setDays(target.value)}
            />
          </Field>
          {refusal && (
            <Banner tone="danger" announce>
              {refusalWords(refusal)}
            </Banner>
          )}
          {address !== null && <NewAddress key={address} address={address} />}
          {document.shares.length > 0 && (
            <section aria-labelledby={`${formId}-links`}>
              <Heading level={3} size="tiny" id={`${formId}-links`} ref={heading} tabIndex={-1}>
                {t('Links that can be used')}
              </Heading>
              <Links>
                {document.shares.map((link, index) => (
                  <li key={link.id}>
                    <div>
                      <strong>
                        {link.access === 'READ'
                          ? t('Read')
                          : link.takesComments
                            ? t('Read and comment')
                            : t('Read, comments closed')}
                      </strong>
                      <span>
                        {t('Ends on {date}.', { date: dayOf(link.endsAt) })}{' '}
                        {link.lastUsedAt == null
                          ? t('Not opened yet.')
                          : plural(
                              link.uses,
                              {
                                one: 'Opened # time, last on {moment}.',
                                other: 'Opened # times, last on {moment}.',
                              },
                              { moment: momentOf(link.lastUsedAt) },
                            )}
                      </span>
                    </div>
                    <Row $gap={2}>
                      <Button
                        size="small"
                        aria-label={t('Revoke link {number}', { number: index + 1 })}
                        onClick={() => void end('REVOKE', link.id)}
                      >
                        {t('Revoke')}
                      </Button>
                      {link.takesComments && (
                        <Button
                          size="small"
                          variant="quiet"
                          aria-label={t('Close comments of link {number}', { number: index + 1 })}
                          onClick={() => void end('CLOSE', link.id)}
                        >
                          {t('Close comments')}
                        </Button>
                      )}
                    </Row>
                  </li>
                ))}
              </Links>
            </section>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}

/** The address of a new link, which is shown once. */
function NewAddress({ address }: { address: string }) {
  const [isCopied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function copy() {
    field.current?.select()
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // The address is selected, so the keyboard copies it.
      setCopied(false)
    }
  }

  return (
    <Banner tone="success" announce title={t('The link is ready')}>
      <Stack $gap={3}>
        <Field
          label={t('Copy it now: it is shown once')}
          help={t('Who has the address can open it until it ends.')}
        >
          <TextInput ref={field} readOnly value={address} onFocus={({ target }) => target.select()} />
        </Field>
        <div>
          <Button
            size="small"
            icon={isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
            onClick={() => void copy()}
          >
            {isCopied ? t('Copied') : t('Copy the link')}
          </Button>
        </div>
      </Stack>
    </Banner>
  )
}
