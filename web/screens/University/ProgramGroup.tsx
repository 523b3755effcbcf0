import type { ProgramRow_program$key } from '../../__generated__/ProgramRow_program.graphql.ts'
import { ListFoot } from '../../catalogue/ListFoot.tsx'
import { ProgramRow, ProgramRows } from '../../catalogue/ProgramRow.tsx'
import { useShowMore } from '../../catalogue/useShowMore.ts'
import { Heading, Stack } from '../../design/index.ts'
import { t } from '../../language/language.ts'

const MORE = 20

type Page = {
  readonly totalCount: number
  readonly edges: readonly { readonly node: { readonly id: string } & ProgramRow_program$key }[]
}

/** A university's programmes of one degree, page by page; nothing where there are none. */
export function ProgramGroup({
  title,
  page,
  hasNext,
  isLoadingNext,
  loadNext,
}: {
  title: string
  page: Page
  hasNext: boolean
  isLoadingNext: boolean
  loadNext: Parameters<typeof useShowMore>[0]['loadNext']
}) {
  const { edges, totalCount } = page
  const { list, showMore, fault } = useShowMore<HTMLUListElement>({
    loadNext,
    shown: edges.length,
    page: MORE,
  })
  if (edges.length === 0) return null
  return (
    <Stack $gap={3}>
      <Heading level={3} size="tiny">
        {title}, {totalCount}
      </Heading>
      <ProgramRows ref={list}>
        {edges.map(({ node }) => (
          <ProgramRow key={node.id} program={node} headingLevel={4} hidesUniversity />
        ))}
      </ProgramRows>
      <ListFoot
        shown={edges.length}
        totalCount={totalCount}
        hasNext={hasNext}
        isLoadingNext={isLoadingNext}
        fault={fault}
        label={t('Show more {title}', { title })}
        onShowMore={showMore}
      />
    </Stack>
  )
}
