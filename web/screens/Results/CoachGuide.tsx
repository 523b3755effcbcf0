import { graphql, useFragment } from 'react-relay'
import type { CoachGuide_document$key } from '../../__generated__/CoachGuide_document.graphql.ts'
import { Heading } from '../../design/index.ts'
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
        Your outline
      </Heading>
      <OutlineList>
        {plan.paragraphs.map(({ title, words, answers }) => (
          <li key={title}>
            <span>{title}</span>
            <PlanNote>
              {words > 0 && <>About {words} words. </>}
              {answers.length > 0 && (
                <details>
                  <summary>
                    Tell here what you answered to {answers.length}{' '}
                    {answers.length === 1 ? 'question' : 'questions'}
                  </summary>
                  <ul>
                    {answers.map(({ key, label }) => (
                      <li key={key}>{label}</li>
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
