import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Heading, Text, TextLink } from '../design/index.ts'
import { t } from '../language/language.ts'
import { Trans } from '../language/Trans.tsx'
import type { DecidedSentence } from './storyDecisions.ts'
import { Choices, Frame } from './storyFormStyles.ts'

/** The sentences of a form that its document has otherwise, or leaves out, because of the person's story. */
export function DecidedSentences({ decided }: { decided: readonly DecidedSentence[] }) {
  const titleId = useId()
  if (decided.length === 0) return null
  return (
    <Frame aria-labelledby={titleId}>
      <div>
        <Heading level={3} size="small" id={titleId}>
          {t('Changed by your story')}
        </Heading>
        <Text $size="small" $tone="soft" $measure>
          <Trans
            message="You corrected or removed this in <story>your story</story>, so this document follows. Your answers stay as you typed them."
            parts={{
              story: inside => (
                <TextLink as={Link} to="/story">
                  {inside}
                </TextLink>
              ),
            }}
          />
        </Text>
      </div>
      <Choices>
        {decided.map(({ id, said, becomes }) => (
          <li key={id}>
            {becomes === null ? (
              <>
                {t('Left out:')} <del>{said}</del>
              </>
            ) : (
              <>
                <ins>{becomes}</ins>{' '}
                <Text as="span" $size="small" $tone="soft">
                  {t('instead of “{said}”', { said })}
                </Text>
              </>
            )}
          </li>
        ))}
      </Choices>
    </Frame>
  )
}
