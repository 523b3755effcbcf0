import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MailLetter_mail$key } from '../../__generated__/MailLetter_mail.graphql.ts'
import { Badge, Heading, Row, TextLink, type Tone } from '../../design/index.ts'
import { momentOf } from '../../format/dates.ts'

const STATES: Readonly<Record<string, { tone: Tone; word: string }>> = {
  WAITING: { tone: 'warning', word: 'Not sent' },
  SENT: { tone: 'success', word: 'Sent' },
  FAILED: { tone: 'failed', word: 'Could not be sent' },
}

const Letter = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  padding: var(--space-5) 0;
  border-bottom: 1px solid var(--line);
`

const Facts = styled.p`
  margin: 0;
  color: var(--ink-soft);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`

const Body = styled.div`
  max-width: 68ch;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** An address of the web, without the full stop or the bracket that a sentence puts behind it. */
const ADDRESS = /(https?:\/\/[^\s<>]*[^\s<>.,;:!?)])/

/** A text in which addresses can be followed, as in a mail program. */
function Linked({ text }: { text: string }) {
  const parts = text.split(ADDRESS)
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a mail does not change once it is written
      <TextLink key={at} href={part}>
        {part}
      </TextLink>
    ) : (
      part
    ),
  )
}

/** One mail as it was written. */
export function MailLetter({ mail: mailRef }: { mail: MailLetter_mail$key }) {
  const { toAddress, subject, body, state, createdAt, kind } = useFragment(
    graphql`
      fragment MailLetter_mail on Mail {
        kind
        toAddress
        subject
        body
        state
        createdAt
      }
    `,
    mailRef,
  )
  const { tone, word } = STATES[state] ?? { tone: 'plain' as const, word: state }
  return (
    <Letter>
      <Row $gap={3} $wrap>
        <Heading level={2} size="tiny">
          {subject}
        </Heading>
        <Badge tone={tone}>{word}</Badge>
      </Row>
      <Facts>
        To {toAddress}, {momentOf(createdAt)} ({kind})
      </Facts>
      <Body>
        <Linked text={body} />
      </Body>
    </Letter>
  )
}
