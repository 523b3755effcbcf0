import { Lock } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { DocumentPlan_document$key } from '../../__generated__/DocumentPlan_document.graphql.ts'
import { Heading, Text } from '../../design/index.ts'
import { plural, sent, t } from '../../language/language.ts'
import { AsidePart, OutlineList, PlanNote } from './resultsStyles.ts'

/** The plan of the text: a link to each paragraph, its share of the words, and its sources. */
export function DocumentPlan({ document: documentRef }: { document: DocumentPlan_document$key }) {
  const document = useFragment(
    graphql`
      fragment DocumentPlan_document on Document {
        isPreview
        outline {
          title
        }
        paragraphs {
          title
        }
        plan {
          paragraphs {
            title
            share
            answers {
              key
              label
            }
          }
        }
      }
    `,
    documentRef,
  )
  const { plan, outline, isPreview } = document
  // Documents older than stored plans have an outline only.
  const lines = plan
    ? plan.paragraphs
    : outline.map(({ title }) => ({ title, share: null, answers: [] as const }))
  if (lines.length === 0) return null
  const shown = document.paragraphs.map(({ title }) => title)
  return (
    <AsidePart as="nav" aria-labelledby="plan">
      <Heading level={2} size="tiny" id="plan">
        {plan ? t('The plan') : t('Outline')}
      </Heading>
      <OutlineList>
        {lines.map(({ title, share, answers }) => {
          const paragraph = shown.indexOf(title)
          return (
            <li key={title}>
              {paragraph >= 0 ? (
                <a href={`#paragraph-${paragraph + 1}`}>{sent(title)}</a>
              ) : (
                <span>{sent(title)}</span>
              )}
              {paragraph < 0 && isPreview && (
                <Lock size={14} role="img" aria-label={t('in the full document')} />
              )}
              {share !== null && (
                <PlanNote>
                  {paragraph < 0 && !isPreview ? (
                    t('No part of its own: told in another one, or not at all')
                  ) : answers.length === 0 ? (
                    // A part that every such text has, such as a salutation, uses hardly any answers.
                    share >= LEAST_SHARE && percent(share)
                  ) : (
                    <details>
                      <summary>
                        {percent(share)}, {plural(answers.length, { one: '# answer', other: '# answers' })}
                      </summary>
                      <ul>
                        {answers.map(({ key, label }) => (
                          <li key={key} lang="en">
                            {label}
                          </li>
                        ))}
                      </ul>
                    </details>
                  )}
                </PlanNote>
              )}
            </li>
          )
        })}
      </OutlineList>
      {plan && (
        <Text $size="tiny" $tone="faint">
          {t('Shares of the words as planned, and the answers that could feed each part.')}
        </Text>
      )}
    </AsidePart>
  )
}

const LEAST_SHARE = 0.005

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
