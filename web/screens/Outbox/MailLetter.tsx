import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { MailLetter_mail$key } from '../../__generated__/MailLetter_mail.graphql.ts'
import { Badge, Heading, Row, Segments, TextLink, type Tone } from '../../design/index.ts'
import { momentOf } from '../../format/dates.ts'

const STATES: Readonly<Record<string, { tone: Tone; word: string }>> = {
  WAITING: { tone: 'warning', word: 'Not sent' },
  SENT: { tone: 'success', word: 'Sent' },
  FAILED: { tone: 'failed', word: 'Could not be sent' },
}

const CAME_BACK = { tone: 'failed', word: 'Came back: nobody has this address' } as const

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

const Choice = styled.div`
  max-width: 16rem;
`

const Frame = styled.iframe`
  width: 100%;
  max-width: 42.5rem;
  height: 34rem;
  border: 1px solid var(--line);
  border-radius: var(--radius);
`

const PARTS = [
  { value: 'text', label: 'Text' },
  { value: 'html', label: 'HTML' },
] as const

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

/** One mail as it was written: its text, and its HTML as a mail program shows it. */
export function MailLetter({ mail: mailRef }: { mail: MailLetter_mail$key }) {
  const [part, setPart] = useState<'text' | 'html'>('text')
  const { toAddress, subject, body, html, state, returnedAt, createdAt, kind } = useFragment(
    graphql`
      fragment MailLetter_mail on Mail {
        kind
        toAddress
        subject
        body
        html
        state
        returnedAt
        createdAt
      }
    `,
    mailRef,
  )
  const { tone, word } =
    returnedAt == null ? (STATES[state] ?? { tone: 'plain' as const, word: state }) : CAME_BACK
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
      <Choice>
        <Segments aria-label={`Parts of ${subject}`} options={PARTS} value={part} onValueChange={setPart} />
      </Choice>
      {part === 'text' ? (
        <Body>
          <Linked text={body} />
        </Body>
      ) : (
        // Without scripts and without this page's origin. Links open beside it: this site is shown in no frame.
        <Frame
          title={subject}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
          srcDoc={html.replace('<head>', '<head><base target="_blank">')}
        />
      )}
    </Letter>
  )
}
