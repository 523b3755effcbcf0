import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DraftRow_draft$key } from '../../__generated__/DraftRow_draft.graphql.ts'
import { TYPES } from '../../content/documentHub.ts'
import {
  DropdownMenu,
  Heading,
  IconButton,
  LinkButton,
  Meter,
  Text,
  TextLink,
  VisuallyHidden,
} from '../../design/index.ts'
import { documentTypeLabel, isBeingWritten } from '../../documents/documentWords.ts'
import { draftPath } from '../../documents/draftAddress.ts'
import { DraftNameForm } from '../../drafts/DraftNameForm.tsx'
import { ageOf } from '../../format/age.ts'
import { dayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { DraftActions, DraftLine, DraftMeter, DraftNaming, DraftWords } from './hubStyles.ts'

/** One draft: how full it is, the way back into it, and what else can be done with it. `isNext`: the one next step. */
export function DraftRow({
  draft: draftRef,
  isNext,
  onDuplicate,
  onDelete,
}: {
  draft: DraftRow_draft$key
  isNext: boolean
  onDuplicate: () => void
  onDelete: () => void
}) {
  const draft = useFragment(
    graphql`
      fragment DraftRow_draft on Draft {
        id
        type
        name
        updatedAt
        coverage {
          filled
          total
          usableWords
        }
        lastDocument {
          databaseId
          status
          createdAt
        }
      }
    `,
    draftRef,
  )
  const [isNaming, setNaming] = useState(false)
  const menu = useRef<HTMLButtonElement>(null)
  const { name, coverage, lastDocument, updatedAt } = draft

  if (isNaming) {
    return (
      <DraftNaming>
        <DraftNameForm
          id={draft.id}
          name={name}
          onDone={() => {
            setNaming(false)
            requestAnimationFrame(() => menu.current?.focus())
          }}
        />
      </DraftNaming>
    )
  }
  return (
    <DraftLine>
      <DraftWords>
        <Heading level={3} size="tiny">
          {name}
        </Heading>
        <Text as="span" $size="small" $tone="soft">
          {documentTypeLabel(draft.type)},{' '}
          <time dateTime={updatedAt}>{t('saved {updatedAt}', { updatedAt: ageOf(updatedAt) })}</time>
          {t(', {count} words of your own, ', { count: coverage.usableWords.toLocaleString('en-GB') })}
          {lastDocument ? (
            <TextLink as={Link} to={`/results/${lastDocument.databaseId}`}>
              {isBeingWritten(lastDocument.status)
                ? t('being written')
                : t('document of {createdAt}', { createdAt: dayOf(lastDocument.createdAt) })}
            </TextLink>
          ) : (
            t('not written yet')
          )}
        </Text>
      </DraftWords>
      <DraftMeter>
        <Meter
          label={t('Answered')}
          value={coverage.filled}
          max={coverage.total}
          valueText={t('{filled} of {total}', { filled: coverage.filled, total: coverage.total })}
        />
      </DraftMeter>
      <DraftActions>
        <LinkButton
          as={Link}
          to={draftPath(TYPES[knownType(draft.type)].path, draft.id)}
          variant={isNext ? 'primary' : 'secondary'}
          size="small"
        >
          {t('Continue')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </LinkButton>
        <DropdownMenu
          trigger={
            <IconButton
              ref={menu}
              label={t('More on {name}', { name })}
              icon={<EllipsisVertical aria-hidden="true" />}
              size="small"
            />
          }
          items={[
            { label: t('Rename'), icon: <Pencil aria-hidden="true" />, onSelect: () => setNaming(true) },
            { label: t('Duplicate'), icon: <Copy aria-hidden="true" />, onSelect: onDuplicate },
            { label: t('Delete'), icon: <Trash2 aria-hidden="true" />, danger: true, onSelect: onDelete },
          ]}
        />
      </DraftActions>
    </DraftLine>
  )
}

/** A type that this build does not know yet opens as the statement of purpose does: its page says what it is. */
function knownType(type: string): keyof typeof TYPES {
  return type === 'LOR' || type === 'ESSAY' ? type : 'SOP'
}
