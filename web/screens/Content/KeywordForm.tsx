import { type FormEvent, useEffect, useRef } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { KeywordForm_keyword$key } from '../../__generated__/KeywordForm_keyword.graphql.ts'
import { Banner, Button, Field, Heading, Stack, TextInput, useToast } from '../../design/index.ts'
import { refusalWords } from '../../relay/refusal.ts'
import { Pairs } from './contentStyles.ts'
import { useSaveKeyword } from './useSaveKeyword.ts'
import { useTyped } from './useTyped.ts'

const textOf = (value: number | null | undefined) => value?.toString() ?? ''
/** An empty field is no number; what is none is sent as one that is refused. */
const numberOf = (text: string) => (text.trim() === '' ? null : Math.trunc(Number(text)) || 0)

/** Adds a keyword, or changes one. */
export function KeywordForm({
  keyword: keywordRef,
  onSaved,
}: {
  keyword: KeywordForm_keyword$key | null
  onSaved: () => void
}) {
  const known = useFragment(
    graphql`
      fragment KeywordForm_keyword on SeoKeyword {
        id
        keyword
        targetPage
        currentRank
        targetRank
        searchVolume
        difficulty
      }
    `,
    keywordRef,
  )
  const { send, isPending, refusal, faultByField } = useSaveKeyword()
  const initial = {
    keyword: known?.keyword ?? '',
    targetPage: known?.targetPage ?? '',
    currentRank: textOf(known?.currentRank),
    targetRank: textOf(known?.targetRank),
    searchVolume: textOf(known?.searchVolume),
    difficulty: textOf(known?.difficulty),
  }
  const { typed, faultOf, wiring } = useTyped(initial, faultByField)
  const { toast } = useToast()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const { keyword, targetPage, ...numbers } = typed
    const { saved } = await send({
      input: {
        ...(known && { id: known.id }),
        keyword,
        targetPage,
        currentRank: numberOf(numbers.currentRank),
        targetRank: numberOf(numbers.targetRank),
        searchVolume: numberOf(numbers.searchVolume),
        difficulty: numberOf(numbers.difficulty),
      },
    })
    if (!saved) return
    toast(
      known
        ? { title: 'Keyword Saved', description: `"${keyword.trim()}"` }
        : {
            title: 'Keyword Added to Tracking',
            description: `Now tracking "${keyword.trim()}" for ranking improvements`,
          },
    )
    onSaved()
  }

  const count = (name: Exclude<keyof typeof typed, 'keyword' | 'targetPage'>, label: string) => (
    <Field label={label} error={faultOf(name)}>
      <TextInput {...wiring(name)} type="number" inputMode="numeric" min={0} />
    </Field>
  )
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack $gap={4}>
        <Heading level={2} size="small">
          {known ? `Change '${known.keyword}'` : 'New SEO keyword'}
        </Heading>
        <Field label="Keyword" error={faultOf('keyword')} required>
          <TextInput {...wiring('keyword')} />
        </Field>
        <Field label="Target page" help="Such as /countries/germany." error={faultOf('targetPage')}>
          <TextInput {...wiring('targetPage')} />
        </Field>
        <Pairs>
          {count('currentRank', 'Current rank')}
          {count('targetRank', 'Target rank')}
          {count('searchVolume', 'Search volume')}
          {count('difficulty', 'Difficulty (1-100)')}
        </Pairs>
        {refusal && Object.keys(faultByField).length === 0 && (
          <Banner tone="danger" announce>
            {refusalWords(refusal)}
          </Banner>
        )}
        <div>
          <Button type="submit" variant="primary" pending={isPending} pendingLabel="Saving...">
            {known ? 'Save the changes' : 'Add Keyword'}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
