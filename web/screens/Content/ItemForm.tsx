import { X } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ItemForm_item$key } from '../../__generated__/ItemForm_item.graphql.ts'
import { CATEGORIES, STATUSES, type Status } from '../../content/contentManagement.ts'
import {
  Banner,
  Button,
  Field,
  Heading,
  IconButton,
  Prose,
  Row,
  Select,
  Sheet,
  Stack,
  Switch,
  TextArea,
  TextInput,
  useToast,
} from '../../design/index.ts'
import { calendarDayOf } from '../../format/dates.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { Pairs, Words } from './contentStyles.ts'
import { useSaveItem } from './useSaveItem.ts'
import { useTyped } from './useTyped.ts'

const Markdown = lazy(() => import('../../documents/Markdown.tsx'))

/** Adds a post, or changes one. */
export function ItemForm({
  item: itemRef,
  onSaved,
}: {
  item: ItemForm_item$key | null
  onSaved: () => void
}) {
  const item = useFragment(
    graphql`
      fragment ItemForm_item on EditorialItem {
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
      }
    `,
    itemRef,
  )
  const { send, isPending, refusal, faultByField } = useSaveItem()
  const initial = {
    title: item?.title ?? '',
    topic: item?.topic ?? '',
    category: item?.category ?? '',
    author: item?.author ?? '',
    scheduledDate: item?.scheduledDate ?? '',
    notes: item?.notes ?? '',
    body: item?.body ?? '',
  }
  const { typed, faultOf, wiring } = useTyped(initial, faultByField)
  const [status, setStatus] = useState<Status>(
    STATUSES.find(({ value }) => value === item?.status)?.value ?? 'PLANNED',
  )
  const [keywords, setKeywords] = useState<readonly string[]>(item?.keywords ?? [])
  const [keyword, setKeyword] = useState('')
  const [isPreviewed, setPreviewed] = useState(false)
  const { toast } = useToast()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  function addKeyword() {
    const word = keyword.trim()
    if (word !== '' && !keywords.includes(word)) setKeywords([...keywords, word])
    setKeyword('')
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { scheduledDate, ...values } = typed
    const { saved } = await send({
      input: {
        ...values,
        ...(item && { id: item.id }),
        scheduledDate: scheduledDate === '' ? null : `${scheduledDate}T00:00:00Z`,
        status,
        targetKeywords: [...keywords],
      },
    })
    if (!saved) return
    toast({
      title: item ? 'Editorial Item Saved' : 'Editorial Item Added',
      description: `"${typed.title.trim()}" scheduled for ${calendarDayOf(scheduledDate)}`,
    })
    onSaved()
  }

  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack $gap={4}>
        <Heading level={2} size="small">
          {item ? `Change '${item.title}'` : 'New editorial item'}
        </Heading>
        <Field label="Title" error={faultOf('title')} required>
          <TextInput {...wiring('title')} />
        </Field>
        <Field label="Topic" help="What it is about, in a few words." error={faultOf('topic')} required>
          <TextInput {...wiring('topic')} />
        </Field>
        <Pairs>
          <Field label="Category" error={faultOf('category')} required>
            <Select
              {...wiring('category')}
              options={[
                { value: '', label: 'Choose a category' },
                ...CATEGORIES.map(value => ({ value, label: value })),
              ]}
            />
          </Field>
          <Field label="Author" error={faultOf('author')} required>
            <TextInput {...wiring('author')} />
          </Field>
          <Field label="Scheduled date" error={faultOf('scheduledDate')} required>
            <TextInput {...wiring('scheduledDate')} type="date" />
          </Field>
          <Field label="Status" error={faultOf('status')}>
            <Select
              value={status}
              options={STATUSES.map(({ value, label }) => ({ value, label }))}
              onChange={({ currentTarget: { value } }) =>
                setStatus(STATUSES.find(known => known.value === value)?.value ?? 'PLANNED')
              }
            />
          </Field>
        </Pairs>
        <Field label="Target keywords" help="Enter adds one." error={faultOf('targetKeywords')}>
          <TextInput
            value={keyword}
            onChange={({ target }) => setKeyword(target.value)}
            onKeyDown={event => {
              if (event.key !== 'Enter') return
              event.preventDefault()
              addKeyword()
            }}
          />
        </Field>
        <div>
          <Button size="small" onClick={addKeyword}>
            Add
          </Button>
        </div>
        {keywords.length > 0 && (
          <Words aria-label="Target keywords">
            {keywords.map(word => (
              <li key={word}>
                <Row $gap={1}>
                  <span>{word}</span>
                  <IconButton
                    label={`Remove ${word}`}
                    icon={<X aria-hidden="true" />}
                    size="small"
                    onClick={() => setKeywords(keywords.filter(other => other !== word))}
                  />
                </Row>
              </li>
            ))}
          </Words>
        )}
        <Field label="Notes" error={faultOf('notes')}>
          <TextArea {...wiring('notes')} rows={3} />
        </Field>
        <Field
          label="Text"
          help="What is published, in Markdown: ## for a heading, - for a list, **strong**, [words](/page)."
          error={faultOf('body')}
        >
          <TextArea {...wiring('body')} rows={12} />
        </Field>
        <Switch
          label="Show how it will look"
          checked={isPreviewed}
          onChange={({ target }) => setPreviewed(target.checked)}
        />
        {isPreviewed && (
          <Sheet $asText aria-label="How it will look">
            <Prose>
              <Suspense fallback={null}>
                <Markdown text={typed.body} />
              </Suspense>
            </Prose>
          </Sheet>
        )}
        {refusal && Object.keys(faultByField).length === 0 && (
          <Banner tone="danger" announce>
            {refusalWords(refusal)}
          </Banner>
        )}
        <div>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel="Saving...">
            {item ? 'Save the changes' : 'Add Editorial Item'}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
