import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { TYPES } from '../../content/documentHub.ts'
import { Heading, LinkButton, Text, VisuallyHidden } from '../../design/index.ts'
import { ageOf } from '../../format/age.ts'
import { plural, t } from '../../language/language.ts'
import {
  findUnsentDrafts,
  onKeptElsewhere,
  type UnsentDraft,
} from '../../questionnaire/autosave/keptAnswers.ts'
import { Part } from '../../routing/ScreenPage.ts'
import { DraftActions, DraftLine, Drafts, DraftWords } from './hubStyles.ts'

/** The drafts of the wizards that only this device knows, and that this build can open. */
function useUnsentDrafts(viewerId: string): readonly UnsentDraft[] {
  const [unsent, setUnsent] = useState<readonly UnsentDraft[]>([])
  useEffect(() => {
    // Read once the page is there: a wizard that was left a moment ago has kept everything by then.
    const read = () =>
      setUnsent(
        findUnsentDrafts(viewerId).filter(({ type, form }) => form === 'WIZARD' && knownType(type) !== null),
      )
    read()
    // Another tab may send them.
    return onKeptElsewhere(read)
  }, [viewerId])
  return unsent
}

/** What was begun on this device and never reached the server, with a link to go on with it. Nothing where all is sent. */
export function UnsentDrafts({ viewerId }: { viewerId: string }) {
  const unsent = useUnsentDrafts(viewerId)
  if (unsent.length === 0) return null
  return (
    <Part aria-labelledby="unsent">
      <Heading level={2} size="small" id="unsent">
        {t('Kept on this device, not yet sent')}
      </Heading>
      <Text $tone="soft" $measure>
        {t(
          'These answers were typed without a connection. Continue while you are connected, and they are saved to your account.',
        )}
      </Text>
      <Drafts>
        {unsent.map(({ creationKey, type, changedAt, answers }) => {
          const { path, title } = TYPES[knownType(type) ?? 'SOP']
          const count = Object.keys(answers).length
          return (
            <li key={creationKey}>
              <DraftLine>
                <DraftWords>
                  <Heading level={3} size="tiny">
                    {title}
                  </Heading>
                  <Text as="span" $size="small" $tone="soft">
                    <time dateTime={changedAt}>
                      {t('Typed {changedAt}', { changedAt: ageOf(changedAt) })}
                    </time>
                    {`, ${plural(count, { one: '# answer', other: '# answers' })}`}
                  </Text>
                </DraftWords>
                <DraftActions>
                  <LinkButton as={Link} to={`${path}?begun=${encodeURIComponent(creationKey)}`} size="small">
                    {t('Continue')}
                    <VisuallyHidden>{t(' the {title} on this device', { title })}</VisuallyHidden>
                  </LinkButton>
                </DraftActions>
              </DraftLine>
            </li>
          )
        })}
      </Drafts>
    </Part>
  )
}

function knownType(type: string): keyof typeof TYPES | null {
  return type === 'SOP' || type === 'LOR' || type === 'ESSAY' ? type : null
}
