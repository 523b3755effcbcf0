import { graphql, useFragment } from 'react-relay'
import type { CreateTab_query$key } from '../../__generated__/CreateTab_query.graphql.ts'
import { Column, Segments, Stack } from '../../design/index.ts'
import { ItemForm } from './ItemForm.tsx'
import { KeywordForm } from './KeywordForm.tsx'

/** The two forms: one for a post, one for a keyword. */
export function CreateTab({
  query,
  form,
  change,
  onForm,
  onSaved,
}: {
  query: CreateTab_query$key
  form: 'post' | 'keyword'
  /** The id of what is changed; empty for something new. */
  change: string
  onForm: (form: 'post' | 'keyword') => void
  onSaved: (tab: 'calendar' | 'keywords') => void
}) {
  const { editorialItems, seoKeywords } = useFragment(
    graphql`
      fragment CreateTab_query on Query {
        editorialItems {
          id
          ...ItemForm_item
        }
        seoKeywords {
          id
          ...KeywordForm_keyword
        }
      }
    `,
    query,
  )
  return (
    <Column>
      <Stack $gap={5}>
        <Segments
          aria-label="What to add"
          value={form}
          options={[
            { value: 'post', label: 'Editorial item' },
            { value: 'keyword', label: 'SEO keyword' },
          ]}
          onValueChange={onForm}
        />
        {form === 'post' ? (
          <ItemForm
            key={change}
            item={editorialItems?.find(({ id }) => id === change) ?? null}
            onSaved={() => onSaved('calendar')}
          />
        ) : (
          <KeywordForm
            key={change}
            keyword={seoKeywords?.find(({ id }) => id === change) ?? null}
            onSaved={() => onSaved('keywords')}
          />
        )}
      </Stack>
    </Column>
  )
}
