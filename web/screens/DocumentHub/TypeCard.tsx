import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { TypeCard_questionnaire$key } from '../../__generated__/TypeCard_questionnaire.graphql.ts'
import { TYPES } from '../../content/documentHub.ts'
import { Heading, LinkButton, Stack, Text, TextLink, VisuallyHidden } from '../../design/index.ts'
import { draftPath } from '../../documents/draftAddress.ts'
import { formPath } from '../../documents/formPath.ts'
import { sent, t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
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
          {t('{count} sections, {minutesFrom}-{minutesTo} minutes', {
            count: sections.length,
            minutesFrom,
            minutesTo,
          })}
        </Text>
      </div>
      <Text>{description}</Text>
      <Sections>
        {sections.slice(0, SHOWN).map(section => (
          <li key={section.key}>{sent(section.title)}</li>
        ))}
        {sections.length > SHOWN && (
          <li>{t('+{count} more sections...', { count: sections.length - SHOWN })}</li>
        )}
      </Sections>
      <div>
        {!isInPlan && (
          <Text $size="small" $tone="soft">
            <Trans
              message="You can fill it in now; generating it needs <plan>another plan</plan>."
              parts={{
                plan: inside => (
                  <TextLink as={Link} to="/pricing">
                    {inside}
                  </TextLink>
                ),
              }}
            />
          </Text>
        )}
      </div>
      <Stack $gap={3}>
        <Beginnings>
          <LinkButton as={Link} to={path} variant={isNext ? 'primary' : 'secondary'}>
            {t('Start')}
            <VisuallyHidden>{t(' the {title}', { title })}</VisuallyHidden>
          </LinkButton>
          {isInPlan && (
            <LinkButton
              as={Link}
              to={formPath({ documentType: type, form: 'QUICK', draft: null })}
              variant="quiet"
            >
              {t('Short form')}
              <VisuallyHidden>{t(' of the {title}', { title })}</VisuallyHidden>
            </LinkButton>
          )}
        </Beginnings>
        {begun && (
          <Text $size="small" $tone="soft">
            <TextLink as={Link} to={draftPath(path, begun.id)}>
              {t('Go on with “{name}”', { name: begun.name })}
            </TextLink>
            {t(', {filled} of {total} answered', {
              filled: begun.coverage.filled,
              total: begun.coverage.total,
            })}
          </Text>
        )}
      </Stack>
    </li>
  )
}
