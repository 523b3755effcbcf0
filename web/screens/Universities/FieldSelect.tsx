import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import type { FieldSelect_query$key } from '../../__generated__/FieldSelect_query.graphql.ts'
import universitiesQuery, {
  type universitiesRouteQuery,
} from '../../__generated__/universitiesRouteQuery.graphql.ts'
import { Select } from '../../design/index.ts'
import { t } from '../../language/language.ts'

type Props = { value: string; onChoose: (field: string) => void }

/** The fields of study, under the names of their groups. */
export function FieldSelect({
  queryRef,
  value,
  onChoose,
}: Props & { queryRef: PreloadedQuery<universitiesRouteQuery> }) {
  const query: FieldSelect_query$key = usePreloadedQuery<universitiesRouteQuery>(universitiesQuery, queryRef)
  const { fields } = useFragment(
    graphql`
      fragment FieldSelect_query on Query {
        fields {
          code
          name
          group
        }
      }
    `,
    query,
  )
  const options = fields.map(({ code, name, group }) => ({ value: code, label: name, group }))
  return (
    <Select
      placeholder={t('All fields')}
      options={options}
      value={value}
      onChange={event => onChoose(event.target.value)}
    />
  )
}

/** The same before the fields are known, or when they did not come. */
export function FieldSelectWaiting({ value, onChoose }: Props) {
  return (
    <Select
      placeholder={t('All fields')}
      options={value === '' ? [] : [{ value, label: value }]}
      value={value}
      onChange={event => onChoose(event.target.value)}
    />
  )
}
