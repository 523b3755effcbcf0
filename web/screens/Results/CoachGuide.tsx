import { graphql, useFragment } from 'react-relay'
import type { CoachGuide_document$key } from '../../__generated__/CoachGuide_document.graphql.ts'
import { Heading } from '../../design/index.ts'
import { numberOf } from '../../format/numbers.ts'
import { plural, sent, t } from '../../language/language.ts'
import { AsidePart, OutlineList, PlanNote } from './resultsStyles.ts'

/** The outline for a person who writes the text: how long each part is, and which of their answers belong in it. */
export function CoachGuide({ document }: { document: CoachGuide_document$key }) {
  const { plan } = useFragment(
    graphql`
      fragment CoachGuide_document on Document {
        plan {
          paragraphs {
            title
            words
            answers {
              key
              label
            }
          }
        }
      }
    `,
    document,
  )
  if (!plan) return null
  return (
    <AsidePart aria-labelledby="outline">
      <Heading level={2} size="tiny" id="outline">
        {t('Your outline')}
      </Heading>
      <OutlineList>
        {plan.paragraphs.map(({ title, words, answers }) => (
          <li key={title}>
            <span>{sent(title)}</span>
            <PlanNote>
              {words > 0 && `${t('About {count} words.', { count: numberOf(words) })} `}
              {answers.length > 0 && (
                <details>
                  <summary>
                    {plural(answers.length, {
                      one: 'Tell here what you answered to # question',
                      other: 'Tell here what you answered to # questions',
                    })}
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
          </li>
        ))}
      </OutlineList>
    </AsidePart>
  )
}
