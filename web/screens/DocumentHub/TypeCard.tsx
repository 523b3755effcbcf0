import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TypeCard_questionnaire$key } from '../../__generated__/TypeCard_questionnaire.graphql.ts'
import { TYPES } from '../../content/documentHub.ts'
import { Heading, LinkButton, Stack, Text, TextLink, VisuallyHidden } from '../../design/index.ts'
import { draftPath } from '../../documents/draftAddress.ts'
import { formPath } from '../../documents/formPath.ts'
import { Beginnings, Sections } from './hubStyles.ts'

const SHOWN = 4

/**
 * One document type: what it is, how long it takes, and the ways to begin it: the full questionnaire, the short form,
 * and the draft of it that was edited last. `isNext`: starting it is the one next step.
 */
export function TypeCard({
  questionnaire: questionnaireRef,
  type,
  isInPlan,
  isNext,
  begun,
}: {
  questionnaire: TypeCard_questionnaire$key
  type: keyof typeof TYPES
  /** Whether the plan lets it be generated; it can be filled in either way. */
  isInPlan: boolean
  isNext: boolean
  /** The draft of this type to go on with, if there is one. */
  begun: { id: string; name: string; coverage: { filled: number; total: number } } | null
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
      <Stack $gap={3}>
        <Beginnings>
          <LinkButton as={Link} to={path} variant={isNext ? 'primary' : 'secondary'}>
            Start<VisuallyHidden> the {title}</VisuallyHidden>
          </LinkButton>
          {isInPlan && (
            <LinkButton
              as={Link}
              to={formPath({ documentType: type, form: 'QUICK', draft: null })}
              variant="quiet"
            >
              Short form<VisuallyHidden> of the {title}</VisuallyHidden>
            </LinkButton>
          )}
        </Beginnings>
        {begun && (
          <Text $size="small" $tone="soft">
            <TextLink as={Link} to={draftPath(path, begun.id)}>
              Go on with “{begun.name}”
            </TextLink>
            , {begun.coverage.filled} of {begun.coverage.total} answered
          </Text>
        )}
      </Stack>
    </li>
  )
}
