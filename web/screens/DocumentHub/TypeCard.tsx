import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TypeCard_questionnaire$key } from '../../__generated__/TypeCard_questionnaire.graphql.ts'
import { TYPES } from '../../content/documentHub.ts'
import { Heading, LinkButton, Text, TextLink, VisuallyHidden } from '../../design/index.ts'
import { Sections } from './hubStyles.ts'

const SHOWN = 4

/** One document type: what it is, how long it takes, and the way in. `isNext`: starting it is the one next step. */
export function TypeCard({
  questionnaire: questionnaireRef,
  type,
  isInPlan,
  isNext,
}: {
  questionnaire: TypeCard_questionnaire$key
  type: keyof typeof TYPES
  /** Whether the plan lets it be generated; it can be filled in either way. */
  isInPlan: boolean
  isNext: boolean
}) {
  const { minutesFrom, minutesTo, sections } = useFragment(
    graphql`
      fragment TypeCard_questionnaire on Questionnaire {
        minutesFrom
        minutesTo
        sections {
          key
          title
        }
      }
    `,
    questionnaireRef,
  )
  const { path, title, description } = TYPES[type]
  return (
    <li>
      <div>
        <Heading level={3} size="small">
          {title}
        </Heading>
        <Text $size="small" $tone="soft">
          {sections.length} sections, {minutesFrom}-{minutesTo} minutes
        </Text>
      </div>
      <Text>{description}</Text>
      <Sections>
        {sections.slice(0, SHOWN).map(section => (
          <li key={section.key}>{section.title}</li>
        ))}
        {sections.length > SHOWN && <li>+{sections.length - SHOWN} more sections...</li>}
      </Sections>
      <div>
        {!isInPlan && (
          <Text $size="small" $tone="soft">
            You can fill it in now; generating it needs{' '}
            <TextLink as={Link} to="/pricing">
              another plan
            </TextLink>
            .
          </Text>
        )}
      </div>
      <div>
        <LinkButton as={Link} to={path} variant={isNext ? 'primary' : 'secondary'}>
          Start<VisuallyHidden> the {title}</VisuallyHidden>
        </LinkButton>
      </div>
    </li>
  )
}
