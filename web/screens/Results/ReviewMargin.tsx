import { ScanText, X } from 'lucide-react'
import { Button, IconButton, Stack, Tabs, Text, VisuallyHidden } from '../../design/index.ts'
import { FindingList, type ShownFinding } from './FindingList.tsx'
import type { LaidOutText } from './placeFindings.ts'
import { CloseMargin, Margin, MarginPanel, OpenMargin } from './reviewStyles.ts'
import { SentenceNote } from './SentenceNote.tsx'
import type { MarginView, ReadingDeskState } from './useReading.ts'

/** Beside the sheet, or drawn up over it on a phone: what the review found, and where a sentence comes from. */
export function ReviewMargin({
  text,
  reading,
  findings,
  answersPath,
}: {
  text: LaidOutText
  reading: ReadingDeskState
  /** Null where there is no review. */
  findings: readonly ShownFinding[] | null
  answersPath: string
}) {
  const { view, setView, isOpen, open, close, margin, panel, openFinding, setSeverity } = reading
  const lit = reading.lit === null ? null : (text.sentences[reading.lit] ?? null)
  const chosen = reading.chosen === null ? null : (text.sentences[reading.chosen] ?? null)
  const note = <SentenceNote sentence={lit} findings={findings ?? []} onFinding={id => openAndFocus(id)} />

  // What was pressed goes away with the note that it stood in.
  function openAndFocus(id: number) {
    openFinding(id)
    // A filter must not hide what was asked for.
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
        aria-label="Notes on the text"
        $isOpen={isOpen}
        onKeyDown={event => {
          if (event.key === 'Escape') close()
        }}
      >
        <VisuallyHidden as="h2">Notes on the text</VisuallyHidden>
        <MarginPanel ref={panel}>
          {findings === null ? (
            <Stack>
              {note}
              <ReviewLocked />
            </Stack>
          ) : (
            <Tabs<MarginView>
              label="Notes on the text"
              fit="fill"
              value={view}
              onValueChange={setView}
              items={[
                {
                  value: 'FINDINGS',
                  label: `Findings ${findings.length}`,
                  content: (
                    <FindingList
                      findings={findings}
                      placed={text.placed}
                      reading={reading}
                      answersPath={answersPath}
                    />
                  ),
                },
                { value: 'SOURCES', label: 'Sources', content: note },
              ]}
            />
          )}
        </MarginPanel>
        <CloseMargin>
          <IconButton label="Close" size="small" icon={<X aria-hidden="true" />} onClick={close} />
        </CloseMargin>
        <VisuallyHidden aria-live="polite">
          {chosen?.sources.map(({ label, quote }) => `From your answer to ${label}: ${quote}.`).join(' ')}
        </VisuallyHidden>
      </Margin>
      {findings !== null && !isOpen && (
        <OpenMargin>
          <Button icon={<ScanText aria-hidden="true" />} aria-expanded={isOpen} onClick={openAll}>
            {findings.length === 0
              ? 'Nothing to mend'
              : `${findings.length} ${findings.length === 1 ? 'finding' : 'findings'}`}
          </Button>
        </OpenMargin>
      )}
    </>
  )
}

/** Said where the review would stand. */
function ReviewLocked() {
  return (
    <Text $size="small" $tone="soft">
      The review comes with the full text: its score, and what it finds in each sentence.
    </Text>
  )
}
