import { ScanText, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button, IconButton, Stack, Tabs, Text, VisuallyHidden } from '../../design/index.ts'
import { plural, t } from '../../language/language.ts'
import { FindingList, type ShownFinding } from './FindingList.tsx'
import { CloseMargin, Margin, MarginPanel, OpenMargin } from './reviewStyles.ts'
import type { MarginView, SentenceChoice } from './useSentenceChoice.ts'

/** The findings of the review, the sources of a sentence and comments: beside the sheet, or in a drawer on a phone. */
export function ReviewMargin({
  note: noteFor,
  said,
  placed,
  choice,
  findings,
  answersPath,
  actionsOf,
  belowFindings,
  isOpenedElsewhere = false,
  comments = null,
}: {
  /** The note on a sentence. Its findings open with `onFinding`. */
  note: (onFinding: (id: number) => void) => ReactNode
  /** What a screen reader announces when a sentence was chosen. */
  said: string
  /** The findings that have a place in the text. */
  placed: ReadonlySet<number>
  choice: SentenceChoice
  /** Null where there is no review. */
  findings: readonly ShownFinding[] | null
  answersPath: string
  /** What can be done about an open finding. */
  actionsOf?: (finding: ShownFinding) => ReactNode
  /** Shown below the list of findings. */
  belowFindings?: ReactNode
  /** Whether something else opens the drawer, so that no button lies over the text. */
  isOpenedElsewhere?: boolean
  /** The comments on the text, and how many are open; null where there are none. */
  comments?: { open: number; list: ReactNode } | null
}) {
  const { view, setView, isOpen, open, close, margin, panel, openFinding, setSeverity } = choice
  const note = noteFor(openAndFocus)

  // The pressed button is removed with its note, so the focus moves to the finding.
  function openAndFocus(id: number) {
    openFinding(id)
    // Clears a filter that would hide the finding.
    setSeverity(present =>
      present === findings?.find(finding => finding.id === id)?.severity ? present : null,
    )
    requestAnimationFrame(() =>
      margin.current?.querySelector<HTMLElement>(`#finding-${id}`)?.focus({ preventScroll: true }),
    )
  }

  function openAll() {
    setView('FINDINGS')
    open()
    requestAnimationFrame(() => margin.current?.querySelector<HTMLElement>('[role="tab"]')?.focus())
  }

  return (
    <>
      <Margin
        ref={margin}
        aria-label={t('Notes on the text')}
        $isOpen={isOpen}
        onKeyDown={event => {
          if (event.key === 'Escape') close()
        }}
      >
        <VisuallyHidden as="h2">{t('Notes on the text')}</VisuallyHidden>
        <MarginPanel ref={panel}>
          {findings === null ? (
            <Stack>
              {note}
              <ReviewLocked />
              {comments?.list}
            </Stack>
          ) : (
            <Tabs<MarginView>
              label={t('Notes on the text')}
              fit="fill"
              value={view}
              onValueChange={setView}
              items={[
                {
                  value: 'FINDINGS',
                  label: t('Findings {count}', { count: findings.length }),
                  content: (
                    <>
                      <FindingList
                        findings={findings}
                        placed={placed}
                        choice={choice}
                        answersPath={answersPath}
                        actionsOf={actionsOf}
                      />
                      {belowFindings}
                    </>
                  ),
                },
                { value: 'SOURCES', label: t('Sources'), content: note },
                ...(comments === null
                  ? []
                  : [
                      {
                        value: 'COMMENTS' as const,
                        label: t('Comments {count}', { count: comments.open }),
                        content: comments.list,
                      },
                    ]),
              ]}
            />
          )}
        </MarginPanel>
        <CloseMargin>
          <IconButton label={t('Close')} size="small" icon={<X aria-hidden="true" />} onClick={close} />
        </CloseMargin>
        <VisuallyHidden aria-live="polite">{said}</VisuallyHidden>
      </Margin>
      {findings !== null && !isOpen && !isOpenedElsewhere && (
        <OpenMargin>
          <Button icon={<ScanText aria-hidden="true" />} aria-expanded={isOpen} onClick={openAll}>
            {findings.length === 0
              ? t('Nothing to mend')
              : plural(findings.length, { one: '# finding', other: '# findings' })}
          </Button>
        </OpenMargin>
      )}
    </>
  )
}

/** Shown in place of the review. */
function ReviewLocked() {
  return (
    <Text $size="small" $tone="soft">
      {t('The review comes with the full text: its score, and what it finds in each sentence.')}
    </Text>
  )
}
