import { types } from 'virtual:graph-reference'
import { Link } from 'react-router-dom'
import type { ReferencePart, ReferenceType } from '../../content/graphReference.ts'
import {
  Badge,
  Column,
  EmptyState,
  Field,
  Heading,
  Lines,
  Row,
  Stack,
  Text,
  TextInput,
  TextLink,
} from '../../design/index.ts'
import { addressForm, words } from '../../routing/addressForm.ts'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { Parts, Signature } from './referenceStyles.ts'
import { searchReference } from './searchReference.ts'

const ADDRESS = addressForm({ type: words(80), words: words(80) }, { words: 'q' })
const ROOTS = ['Query', 'Mutation', 'Subscription']
const known = new Map(types.map(type => [type.name, type]))

/** The address of a type, or of a field of one, in the reference. */
function hrefOf(type: string, part: string | null = null): string {
  return `/developers/reference?type=${type}${part === null ? '' : `#${part}`}`
}

/** A type as the schema writes it; its name leads to it. */
function TypeName({ text }: { text: string }) {
  const name = text.replace(/[[\]!]/g, '')
  if (!known.has(name)) return text
  const [before = '', after = ''] = text.split(name)
  return (
    <>
      {before}
      <TextLink as={Link} to={hrefOf(name)}>
        {name}
      </TextLink>
      {after}
    </>
  )
}

function PartLine({ part: { name, type, description, deprecated, args = [] } }: { part: ReferencePart }) {
  return (
    <li id={name}>
      <Signature>
        <strong>{name}</strong>
        {type !== undefined && (
          <>
            : <TypeName text={type} />
          </>
        )}
      </Signature>
      <Text $size="small" $tone="soft" $measure>
        {description}
      </Text>
      {deprecated !== undefined && (
        <Row $gap={2} $align="baseline">
          <Badge>Deprecated</Badge>
          <Text $size="small" $measure>
            {deprecated}
          </Text>
        </Row>
      )}
      {args.length > 0 && (
        <ul aria-label={`Arguments of ${name}`}>
          {args.map(argument => (
            <li key={argument.name}>
              <Signature as="span">
                {argument.name}: <TypeName text={argument.type ?? ''} />
              </Signature>{' '}
              <Text as="span" $size="small" $tone="soft">
                {argument.description}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function TypePart({ type: { name, kind, description, parts, members } }: { type: ReferenceType }) {
  return (
    <Part aria-labelledby="type">
      <Row $gap={3} $align="baseline">
        <Heading level={2} id="type">
          {name}
        </Heading>
        <Badge>{kind}</Badge>
      </Row>
      <Text $measure>{description}</Text>
      {members.length > 0 && (
        <Text $size="small">
          One of:{' '}
          {members.map((member, index) => (
            <span key={member}>
              {index > 0 && ', '}
              <TypeName text={member} />
            </span>
          ))}
        </Text>
      )}
      {parts.length > 0 && (
        <Parts aria-label={`Parts of ${name}`}>
          {parts.map(part => (
            <PartLine key={part.name} part={part} />
          ))}
        </Parts>
      )}
    </Part>
  )
}

function Hits({ searched }: { searched: string }) {
  const hits = searchReference(types, searched)
  if (hits.length === 0)
    return (
      <EmptyState title="Nothing found" headingLevel={2}>
        No type, field or description has these words.
      </EmptyState>
    )
  return (
    <Part aria-label="Found">
      <Text $size="small" $tone="soft" role="status">
        {hits.length === 1 ? 'One place' : `${hits.length} places`}
      </Text>
      <Lines>
        {hits.map(({ type, part, description }) => (
          <li key={`${type}.${part}`}>
            <Stack $gap={1}>
              <TextLink as={Link} to={hrefOf(type, part)}>
                {part === null ? type : `${type}.${part}`}
              </TextLink>
              <Text $size="small" $tone="soft" $measure>
                {description}
              </Text>
            </Stack>
          </li>
        ))}
      </Lines>
    </Part>
  )
}

/** Every type and field of the graph with its description, from the schema. */
export default function ReferenceScreen() {
  const { state, set } = useAddress(ADDRESS)
  const shown = known.get(state.type) ?? known.get('Query')
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Text $size="small" $tone="soft">
            <TextLink as={Link} to="/developers">
              Developers
            </TextLink>
          </Text>
          <Heading level={1}>Reference</Heading>
          <Text $tone="soft" $measure>
            Every type and field of the graph, as its schema describes them. The whole of it is{' '}
            <TextLink href="/schema.graphql" download>
              schema.graphql
            </TextLink>
            .
          </Text>
        </div>
      </ScreenHead>
      <Column>
        <Stack $gap={4}>
          <Field label="Search" help="A type, a field, or words of a description.">
            <TextInput
              type="search"
              maxLength={80}
              value={state.words}
              onChange={event => set({ words: event.target.value }, { isTyped: true })}
            />
          </Field>
          <nav aria-label="Where operations begin">
            <Row $gap={4}>
              {ROOTS.map(root => (
                <TextLink key={root} as={Link} to={hrefOf(root)}>
                  {root}
                </TextLink>
              ))}
            </Row>
          </nav>
        </Stack>
      </Column>
      {state.words === '' ? shown && <TypePart type={shown} /> : <Hits searched={state.words} />}
    </ScreenPage>
  )
}
