import { CalendarPlus } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type {
  CalendarTab_query$data,
  CalendarTab_query$key,
} from '../../__generated__/CalendarTab_query.graphql.ts'
import { STATUSES, type Status } from '../../content/contentManagement.ts'
import {
  Badge,
  Banner,
  Button,
  EmptyState,
  Heading,
  LinkButton,
  Row,
  Segments,
  Select,
  Stack,
  Text,
  TextLink,
} from '../../design/index.ts'
import { calendarDayOf } from '../../format/dates.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { Board, Figures, Narrow, Scrolled, Table } from './contentStyles.ts'
import { usePublishItem } from './usePublishItem.ts'
import { useRemoveItem } from './useRemoveItem.ts'
import { useSaveItem } from './useSaveItem.ts'

type Item = NonNullable<CalendarTab_query$data['editorialItems']>[number]

const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

function statusOf(status: string) {
  return STATUSES.find(({ value }) => value === status) ?? STATUSES[0]
}

/** The planned posts, as a table or by month. */
export function CalendarTab({
  query,
  view,
  onView,
  onChange,
  onChanged,
}: {
  query: CalendarTab_query$key
  view: 'table' | 'months'
  onView: (view: 'table' | 'months') => void
  onChange: (id: string) => void
  onChanged: () => void
}) {
  const { editorialItems } = useFragment(
    graphql`
      fragment CalendarTab_query on Query {
        editorialItems {
          id
          title
          topic
          category
          keywords
          author
          scheduledDate
          status
          notes
          body
          path
          canChange
          canPublish
        }
      }
    `,
    query,
  )
  const items = editorialItems ?? []
  if (items.length === 0)
    return (
      <EmptyState
        icon={<CalendarPlus aria-hidden="true" />}
        title="Nothing is planned"
        action={
          <LinkButton as={Link} to="/content-management?tab=create">
            Plan the first post
          </LinkButton>
        }
      >
        A post has a day, a category and keywords, and can be published as a guide.
      </EmptyState>
    )
  const months = [...new Set(items.map(({ scheduledDate }) => scheduledDate.slice(0, 7)))]
  return (
    <Stack $gap={5}>
      <Figures>
        {STATUSES.map(({ value, label }) => (
          <div key={value}>
            <dt>{label}</dt>
            <dd>{items.filter(({ status }) => status === value).length}</dd>
          </div>
        ))}
        <div>
          <dt>published</dt>
          <dd>{items.filter(({ path }) => path != null).length}</dd>
        </div>
      </Figures>
      <Narrow>
        <Segments
          aria-label="Show as"
          value={view}
          options={[
            { value: 'table', label: 'Table' },
            { value: 'months', label: 'By month' },
          ]}
          onValueChange={onView}
        />
      </Narrow>
      {view === 'table' ? (
        <Scrolled tabIndex={0} role="region" aria-label="Planned posts">
          <Table>
            <thead>
              <tr>
                <th scope="col">Title</th>
                <th scope="col">Category</th>
                <th scope="col">Keywords</th>
                <th scope="col">Author</th>
                <th scope="col">Publish date</th>
                <th scope="col">Status</th>
                <th scope="col">
                  <span>Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {items.map(item => (
                <tr key={item.id}>
                  <th scope="row">{item.title}</th>
                  <td>{item.category}</td>
                  <td>
                    {item.keywords.slice(0, 2).join(', ')}
                    {item.keywords.length > 2 && ` +${item.keywords.length - 2}`}
                  </td>
                  <td>{item.author}</td>
                  <td>
                    <time dateTime={item.scheduledDate}>{calendarDayOf(item.scheduledDate)}</time>
                  </td>
                  <td>
                    <StatusOf item={item} />
                  </td>
                  <td>
                    <ItemActions item={item} onChange={onChange} onChanged={onChanged} />
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scrolled>
      ) : (
        <Board>
          {months.map(month => (
            <section key={month} aria-label={MONTH.format(new Date(`${month}-01`))}>
              <Heading level={2} size="small">
                {MONTH.format(new Date(`${month}-01`))}
              </Heading>
              <ul>
                {items
                  .filter(({ scheduledDate }) => scheduledDate.startsWith(month))
                  .map(item => (
                    <li key={item.id}>
                      <Stack $gap={2} $align="start">
                        <strong>{item.title}</strong>
                        <Text $size="small" $tone="soft">
                          {calendarDayOf(item.scheduledDate)}, {item.category}
                        </Text>
                        <StatusOf item={item} />
                        <ItemActions item={item} onChange={onChange} onChanged={onChanged} />
                      </Stack>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </Board>
      )}
    </Stack>
  )
}

/** The state of a post; who may change it chooses another. */
function StatusOf({ item }: { item: Item }) {
  const { send, isPending, refusal } = useSaveItem()
  const { id, title, topic, category, author, keywords, scheduledDate, notes, body, canChange } = item
  const status = statusOf(item.status)
  if (!canChange) return <Badge tone={status.tone}>{status.label}</Badge>
  const save = (chosen: Status) =>
    send({
      input: {
        id,
        title,
        topic,
        category,
        author,
        notes,
        body,
        targetKeywords: [...keywords],
        scheduledDate: `${scheduledDate}T00:00:00Z`,
        status: chosen,
      },
    })
  return (
    <>
      <Select
        aria-label={`Status of ${title}`}
        value={status.value}
        disabled={isPending}
        options={STATUSES.map(({ value, label }) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) => void save(statusOf(value).value)}
      />
      {refusal && <Text $size="small">{refusalWords(refusal)}</Text>}
    </>
  )
}

function ItemActions({
  item: { id, title, path, canChange, canPublish, body },
  onChange,
  onChanged,
}: {
  item: Item
  onChange: (id: string) => void
  onChanged: () => void
}) {
  const removing = useRemoveItem()
  const publishing = usePublishItem()
  const refusal = removing.refusal ?? publishing.refusal
  return (
    <Stack $gap={2} $align="start">
      <Row $gap={4}>
        {path != null && (
          <TextLink as={Link} to={path}>
            Read
          </TextLink>
        )}
        {canChange && (
          <Button
            size="small"
            variant="quiet"
            flush
            aria-label={`Change: ${title}`}
            onClick={() => onChange(id)}
          >
            Change
          </Button>
        )}
        {canPublish && (path != null || body !== '') && (
          <Button
            size="small"
            variant="quiet"
            flush
            aria-label={`${path == null ? 'Publish' : 'Take back'}: ${title}`}
            pending={publishing.isPending}
            onClick={() => void publishing.send({ input: { id, isPublished: path == null } })}
          >
            {path == null ? 'Publish' : 'Take back'}
          </Button>
        )}
        {canChange && path == null && (
          <Button
            size="small"
            variant="quiet"
            flush
            aria-label={`Remove: ${title}`}
            pending={removing.isPending}
            onClick={async () => {
              const { saved } = await removing.send({ input: { id } })
              if (saved) onChanged()
            }}
          >
            Remove
          </Button>
        )}
      </Row>
      {refusal && (
        <Banner tone="danger" announce>
          {refusalWords(refusal)}
        </Banner>
      )}
    </Stack>
  )
}
