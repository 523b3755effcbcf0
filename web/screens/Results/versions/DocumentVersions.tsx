import { X } from 'lucide-react'
import { Suspense, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import type { DocumentVersions_document$key } from '../../../__generated__/DocumentVersions_document.graphql.ts'
import type { VersionComparisonQuery } from '../../../__generated__/VersionComparisonQuery.graphql.ts'
import versionsQuery, {
  type versionsQuery as VersionsQuery,
} from '../../../__generated__/versionsQuery.graphql.ts'
import { Banner, Button, Heading, IconButton, Row, SkeletonText, Text } from '../../../design/index.ts'
import { momentOf } from '../../../format/dates.ts'
import { plural, sent, t } from '../../../language/language.ts'
import { refusalWords } from '../../../relay/refusal.ts'
import { useStartedQuery } from '../../../relay/useStartedQuery.ts'
import { useRestoreVersion } from './useRestoreVersion.ts'
import { VERSION_TEXT_QUERY, VersionComparison } from './VersionComparison.tsx'
import { VersionButton, VersionList, VersionsBody, VersionsHead, VersionsPaper } from './versionStyles.ts'

/** What was restored, and the version that takes it back. */
type Restored = { name: string; before: number; revision: number }

/** The versions of a text: each is compared with the present text, and can be restored. */
export default function DocumentVersions({
  document: documentRef,
  queryRef,
  onChanged,
  onClose,
}: {
  document: DocumentVersions_document$key
  queryRef: PreloadedQuery<VersionsQuery>
  /** Called when there is another version. */
  onChanged: () => void
  onClose: () => void
}) {
  const { id, content, textRevision, paragraphs } = useFragment(
    graphql`
      fragment DocumentVersions_document on Document {
        id
        content
        textRevision
        paragraphs {
          key
          isLocked
        }
      }
    `,
    documentRef,
  )
  const { document } = usePreloadedQuery<VersionsQuery>(versionsQuery, queryRef)
  const versions = document?.asDocument?.textVersions ?? []
  const [newest] = versions
  const [chosenNumber, setChosen] = useState<number | null>(null)
  const chosen = versions.find(({ number }) => number === chosenNumber) ?? null
  const [textRef, startText] = useStartedQuery<VersionComparisonQuery>(VERSION_TEXT_QUERY)
  const { send, isPending, refusal } = useRestoreVersion()
  const [restored, setRestored] = useState<Restored | null>(null)
  const [isChangedElsewhere, setChangedElsewhere] = useState(false)

  function choose(number: number) {
    setChosen(number)
    startText({ id, number })
  }

  /** Restores a version. Without a name it takes back a restored one. */
  async function restore({
    number,
    revision,
    name,
  }: {
    number: number
    revision: number
    name: string | null
  }) {
    setChangedElsewhere(false)
    const { saved } = await send({ input: { documentId: id, number, revision } })
    if (!saved) return
    setChangedElsewhere(!saved.isRestored)
    const before = newest?.number ?? number
    setRestored(
      saved.isRestored && name !== null ? { name, before, revision: saved.document.textRevision } : null,
    )
    setChosen(null)
    onChanged()
  }

  return (
    <VersionsPaper aria-label={t('Versions of the document')}>
      <VersionsHead>
        <Heading level={2} size="small">
          {t('Versions')}
        </Heading>
        <IconButton label={t('Close the versions')} icon={<X aria-hidden="true" />} onClick={onClose} />
      </VersionsHead>
      <VersionsBody>
        {restored !== null && (
          <Banner
            tone="success"
            announce
            action={
              <Button
                size="small"
                pending={isPending}
                onClick={() =>
                  void restore({ number: restored.before, revision: restored.revision, name: null })
                }
              >
                {t('Undo')}
              </Button>
            }
          >
            {t('“{name}” is the text again.', { name: sent(restored.name) })}
          </Banner>
        )}
        {isChangedElsewhere && (
          <Banner tone="warning" announce>
            {t(
              'The text was changed on another page or device meanwhile. Nothing was restored; look at it again.',
            )}
          </Banner>
        )}
        {refusal && (
          <Banner tone="danger" announce>
            {refusalWords(refusal)}
          </Banner>
        )}
        <Text $size="small" $tone="soft">
          {t('Choose a version to see what has changed since. Ten minutes of editing are one version.')}
        </Text>
        <VersionList>
          {versions.map(({ number, name, wordCount, savedAt }) => (
            <li key={number}>
              <VersionButton
                type="button"
                aria-pressed={number === chosenNumber}
                onClick={() => choose(number)}
              >
                <strong>
                  {number === newest?.number ? t('{name}, as it is now', { name: sent(name) }) : sent(name)}
                </strong>
                <span>{plural(wordCount, { one: '# word', other: '# words' })}</span>
                <time dateTime={savedAt}>{momentOf(savedAt)}</time>
              </VersionButton>
            </li>
          ))}
        </VersionList>
        {chosen !== null && textRef !== null && (
          <>
            {chosen.number !== newest?.number && (
              <Row>
                <Button
                  pending={isPending}
                  onClick={() =>
                    void restore({ number: chosen.number, revision: textRevision, name: chosen.name })
                  }
                >
                  {t('Restore this version')}
                </Button>
              </Row>
            )}
            <Suspense fallback={<SkeletonText lines={6} />}>
              <VersionComparison
                key={chosen.number}
                queryRef={textRef}
                name={sent(chosen.name)}
                present={content ?? ''}
                lockedKeys={paragraphs.flatMap(({ key, isLocked }) => (isLocked ? [key] : []))}
              />
            </Suspense>
          </>
        )}
      </VersionsBody>
    </VersionsPaper>
  )
}
