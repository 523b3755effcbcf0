import { ScanText, X } from 'lucide-react'
import { Button, IconButton, Stack, Tabs, Text, VisuallyHidden } from '../../design/index.ts'
import { FindingList, type ShownFinding } from './FindingList.tsx'
import type { LaidOutText } from './placeFindings.ts'
import { CloseMargin, Margin, MarginPanel, OpenMargin } from './reviewStyles.ts'
import { SentenceNote } from './SentenceNote.tsx'
import type { MarginView, SentenceChoice } from './useSentenceChoice.ts'

/** The findings of the review and the sources of a sentence: beside the sheet, or in a drawer on a phone. */
export function ReviewMargin({
  text,
  choice,
  findings,
  answersPath,
}: {
  text: LaidOutText
  choice: SentenceChoice
  /** Null where there is no review. */
  findings: readonly ShownFinding[] | null
  answersPath: string
}) {
  const { view, setView, isOpen, open, close, margin, panel, openFinding, setSeverity } = choice
  const highlighted = choice.highlighted === null ? null : (text.sentences[choice.highlighted] ?? null)
  const chosen = choice.chosen === null ? null : (text.sentences[choice.chosen] ?? null)
  const note = (
    <SentenceNote sentence={highlighted} findings={findings ?? []} onFinding={id => openAndFocus(id)} />
  )

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
                      choice={choice}
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

/** Shown in place of the review. */
function ReviewLocked() {
  return (
    <Text $size="small" $tone="soft">
      The review comes with the full text: its score, and what it finds in each sentence.
    </Text>
  )
}
