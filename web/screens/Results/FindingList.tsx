import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { FindingKind } from '../../__generated__/ReviewedDocument_document.graphql.ts'
import { Text, TextLink } from '../../design/index.ts'
import { shortened } from '../../documents/shortened.ts'
import { sent, t } from '../../language/language.ts'
import type { GivenFinding } from './placeFindings.ts'
import {
  FilterButton,
  Filters,
  Finding,
  FindingBody,
  FindingGroup,
  FindingHead,
  FindingQuote,
  GroupHeading,
  SeveritySign,
} from './reviewStyles.ts'
import { kindWords, SEVERITIES, SEVERITY_WORDS } from './reviewWords.ts'
import type { SentenceChoice } from './useSentenceChoice.ts'

/** Longer quotes are cut, in characters. */
const LONGEST_QUOTE = 90

export type ShownFinding = GivenFinding & {
  kind: FindingKind
  reason: string
  suggestion: string
  /** The question that it is about. */
  key: string | null | undefined
  /** What it is recognised by in a later review. */
  fingerprint: string
  isDismissed: boolean
}

/** The findings of the review, the gravest first. An open one shows its reason and highlights its place in the text. */
export function FindingList({
  findings,
  placed,
  choice: { finding: open, setFinding, severity: only, setSeverity, openFinding, showInText },
  answersPath,
  actionsOf,
}: {
  findings: readonly ShownFinding[]
  placed: ReadonlySet<number>
  choice: SentenceChoice
  answersPath: string
  /** What can be done about an open finding. */
  actionsOf?: ((finding: ShownFinding) => ReactNode) | undefined
}) {
  if (findings.length === 0) {
    return (
      <>
        <Text $strong>{t('Nothing to mend')}</Text>
        <Text $size="small" $tone="soft">
          {t(
            'The review found nothing that a reader would stumble over. Read it aloud once before you send it: your ear hears what no review can.',
          )}
        </Text>
      </>
    )
  }

  function toggle(id: number) {
    if (id === open) return setFinding(null)
    openFinding(id)
    showInText(id)
  }

  const groups = SEVERITIES.map(severity => ({
    severity,
    own: findings.filter(finding => finding.severity === severity),
  }))
  return (
    <>
      <Filters role="group" aria-label={t('Show')}>
        <FilterButton type="button" aria-pressed={only === null} onClick={() => setSeverity(null)}>
          {t('All')}
        </FilterButton>
        {groups
          .filter(({ own }) => own.length > 0)
          .map(({ severity, own }) => (
            <FilterButton
              key={severity}
              type="button"
              aria-pressed={only === severity}
              onClick={() => setSeverity(severity)}
            >
              <SeveritySign $severity={severity} aria-hidden="true" />
              {SEVERITY_WORDS[severity]} {own.length}
            </FilterButton>
          ))}
      </Filters>
      {groups
        .filter(({ severity, own }) => own.length > 0 && (only === null || only === severity))
        .map(({ severity, own }) => (
          <section key={severity} aria-labelledby={`findings-${severity}`}>
            <GroupHeading id={`findings-${severity}`}>{SEVERITY_WORDS[severity]}</GroupHeading>
            <FindingGroup>
              {own.map(finding => {
                const { id, kind, excerpt, reason, suggestion, key } = finding
                return (
                  <Finding key={id} $severity={severity} $isHighlighted={id === open}>
                    <FindingHead
                      type="button"
                      id={`finding-${id}`}
                      aria-expanded={id === open}
                      onClick={() => toggle(id)}
                    >
                      <strong>{kindWords(kind)}</strong>
                      {excerpt !== null && placed.has(id) ? (
                        <FindingQuote lang="en">{shortened(excerpt, LONGEST_QUOTE)}</FindingQuote>
                      ) : (
                        <span>
                          {id === open ? t('The text as a whole') : shortened(sent(reason), LONGEST_QUOTE)}
                        </span>
                      )}
                    </FindingHead>
                    {id === open && (
                      <FindingBody>
                        <p>{sent(reason)}</p>
                        <p>{sent(suggestion)}</p>
                        {key != null && (
                          <TextLink as={Link} to={answersPath}>
                            {t('To your answers')}
                          </TextLink>
                        )}
                        {actionsOf?.(finding)}
                      </FindingBody>
                    )}
                  </Finding>
                )
              })}
            </FindingGroup>
          </section>
        ))}
    </>
  )
}
