import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { FullForms_query$key } from '../../__generated__/FullForms_query.graphql.ts'
import { TYPES } from '../../content/documentHub.ts'
import { Heading, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { AsidePart, FormLinks } from './quickFormStyles.ts'

/** The full questionnaires of the three types, each with its length. */
export function FullForms({ query: queryRef }: { query: FullForms_query$key }) {
  const { fullSop, fullLor, fullEssay } = useFragment(
    graphql`
      fragment FullForms_query on Query {
        fullSop: questionnaire(type: SOP, form: WIZARD) {
          minutesFrom
          minutesTo
          sections {
            key
          }
        }
        fullLor: questionnaire(type: LOR, form: WIZARD) {
          minutesFrom
          minutesTo
          sections {
            key
          }
        }
        fullEssay: questionnaire(type: ESSAY, form: WIZARD) {
          minutesFrom
          minutesTo
          sections {
            key
          }
        }
      }
    `,
    queryRef,
  )
  const forms = [
    { ...TYPES.SOP, questionnaire: fullSop },
    { ...TYPES.LOR, questionnaire: fullLor },
    { ...TYPES.ESSAY, questionnaire: fullEssay },
  ]
  return (
    <AsidePart aria-labelledby="full-forms">
      <Heading level={2} size="tiny" id="full-forms">
        {t('More to tell?')}
      </Heading>
      <Text $size="small" $tone="soft">
        {t('The full questionnaires have room for everything, and are saved to your account as you type.')}
      </Text>
      <FormLinks>
        {forms.map(({ path, title, questionnaire }) => (
          <li key={path}>
            <TextLink as={Link} to={path}>
              {title}
            </TextLink>
            {questionnaire && (
              <Text as="span" $size="small" $tone="soft">
                {t('{length} sections, {minutesFrom}-{minutesTo} minutes', {
                  length: questionnaire.sections.length,
                  minutesFrom: questionnaire.minutesFrom,
                  minutesTo: questionnaire.minutesTo,
                })}
              </Text>
            )}
          </li>
        ))}
      </FormLinks>
    </AsidePart>
  )
}
