import { Link } from 'react-router-dom'
import {
  curlExample,
  pythonExample,
  QUERY_FILE,
  STUDENTS_QUERY,
  typeScriptExample,
} from '../../content/partnerExamples.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { CopiedText } from './CopiedText.tsx'

/** How to send the first operation, and programs to begin with. */
export function QuickStart() {
  const { origin } = window.location
  const python = pythonExample(origin)
  const [program, types] = typeScriptExample(origin)
  return (
    <Part aria-labelledby="quick-start">
      <Heading level={2} size="small" id="quick-start">
        Quick start
      </Heading>
      <Text $measure>
        Create a test key with the scope catalogue. It reads the public sample of the catalogue. Put it into
        the environment as <code>GRADWRIGHT_KEY</code>. Send it in the header and never in an address: a key
        in an address is revoked.
      </Text>
      <CopiedText label="Example with curl" text={curlExample(origin)} />
      <Text $measure>
        The programs below send the query in <code>{QUERY_FILE.name}</code>. Where no points are left, the
        answer has the status 429 and <code>Retry-After</code> in seconds.
      </Text>
      <CopiedText label={QUERY_FILE.name} text={QUERY_FILE.text} />
      <Heading level={3} size="small">
        Python
      </Heading>
      <Text $measure>It needs its standard library alone.</Text>
      <CopiedText label={python.name} text={python.text} />
      <Heading level={3} size="small">
        TypeScript
      </Heading>
      <Text $measure>
        For Node 20 or newer, run with <code>npx tsx {program.name}</code>. The types are made by GraphQL Code
        Generator with its plugin <code>typescript-operations</code> from{' '}
        <TextLink href="/schema.graphql" download>
          schema.graphql
        </TextLink>{' '}
        and the query, so a field that is misspelt does not compile.
      </Text>
      <CopiedText label={program.name} text={program.text} />
      <CopiedText label={types.name} text={types.text} />
      <Heading level={3} size="small">
        Students
      </Heading>
      <Text $measure>
        With the scope students:read, a key reads what students share with you, until they stop.
      </Text>
      <CopiedText label="Query for students" text={STUDENTS_QUERY} />
      <Heading level={3} size="small">
        Changes
      </Heading>
      <Text $measure>
        What a release has stays for at least twelve months after it was deprecated. A deprecated field says
        in the{' '}
        <TextLink as={Link} to="/developers/reference">
          reference
        </TextLink>{' '}
        since when, until when it is kept, and what to use instead; owners get one mail when a key uses it for
        the first time. New fields, new values of enums and new members of unions can come at any time: treat
        those that you do not know as unknown. Each release is in the{' '}
        <TextLink as={Link} to="/developers/changelog">
          changelog
        </TextLink>
        .
      </Text>
    </Part>
  )
}
