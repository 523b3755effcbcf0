import type { FilterKind } from '../__generated__/ProgramList_query.graphql.ts'
import { FILTER_NAMES, NOTHING_NARROWED } from '../content/catalogue.ts'
import { Button, EmptyState, Row } from '../design/index.ts'
import { t } from '../language/language.ts'

/** Shown when nothing fits the filters: which filter to remove, and how many results that gives. */
export function NothingNarrowed({
  title,
  looser,
  onLeaveOut,
  onClear,
}: {
  title: string
  /** The filters that find something when they are left out, what finds most first. */
  looser: readonly { readonly kind: FilterKind; readonly count: number }[]
  onLeaveOut: (kind: FilterKind) => void
  onClear: () => void
}) {
  const known = looser.flatMap(({ kind, count }) =>
    kind === '%future added value' ? [] : [{ kind, count, name: FILTER_NAMES[kind] }],
  )
  return (
    <EmptyState
      title={title}
      headingLevel={2}
      action={
        <Row $justify="center" $gap={2}>
          {known.map(({ kind, count, name }) => (
            <Button key={kind} size="small" onClick={() => onLeaveOut(kind)}>
              {t('Leave out {name}: {count} found', { name, count })}
            </Button>
          ))}
          <Button size="small" variant={known.length > 0 ? 'quiet' : undefined} onClick={onClear}>
            {t('Clear all filters')}
          </Button>
        </Row>
      }
    >
      {known.length > 0 ? NOTHING_NARROWED.oneTooMany : NOTHING_NARROWED.severalTooMany}
    </EmptyState>
  )
}
