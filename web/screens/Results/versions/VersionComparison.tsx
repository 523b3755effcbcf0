import { useMemo, useState } from 'react'
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay'
import versionTextQuery, {
  type VersionComparisonQuery,
} from '../../../__generated__/VersionComparisonQuery.graphql.ts'
import { Segments, Text } from '../../../design/index.ts'
import { plural, t, words } from '../../../language/language.ts'
import { Changes } from './Changes.tsx'
import { ComparedText, SideBySide } from './versionStyles.ts'
import { countChanges, wordChanges } from './wordChanges.ts'

export const VERSION_TEXT_QUERY = graphql`
  query VersionComparisonQuery($id: ID!, $number: Int!) @raw_response_type {
    document: node(id: $id) {
      ... on Document @alias(as: "asDocument") {
        textVersion(number: $number) {
          number
          text
          lockedKeys
        }
      }
    }
  }
`

type Look = 'IN_LINE' | 'SIDE_BY_SIDE'

const LOOKS: readonly { value: Look; label: string }[] = words([
  { value: 'IN_LINE', label: 'In line' },
  { value: 'SIDE_BY_SIDE', label: 'Side by side' },
])

/** An earlier text and the present one, with the words that differ. */
export function VersionComparison({
  queryRef,
  name,
  present,
  lockedKeys,
}: {
  queryRef: PreloadedQuery<VersionComparisonQuery>
  name: string
  /** The text as it is now. */
  present: string
  /** The keys of its locked paragraphs. */
  lockedKeys: readonly string[]
}) {
  const { document } = usePreloadedQuery<VersionComparisonQuery>(versionTextQuery, queryRef)
  const version = document?.asDocument?.textVersion ?? null
  const earlier = version?.text ?? null
  const [look, setLook] = useState<Look>('IN_LINE')
  const changes = useMemo(
    () => (earlier === null ? [] : wordChanges({ earlier, later: present })),
    [earlier, present],
  )
  if (version === null || earlier === null) return <Text>{t('This version is not kept any more.')}</Text>
  const { removed, added } = countChanges(changes)
  const locks = lockChanges({ earlier: version.lockedKeys, later: lockedKeys })
  if (removed + added === 0) {
    return (
      <Text role="status">
        {t('The text as it is now has the same words.')} {locks}
      </Text>
    )
  }
  return (
    <>
      <Segments<Look> aria-label={t('How to compare')} options={LOOKS} value={look} onValueChange={setLook} />
      <Text $size="small" $tone="soft" role="status">
        {plural(
          added,
          {
            one: 'Since this version, # word was added and {removed} removed.',
            other: 'Since this version, # words were added and {removed} removed.',
          },
          { removed },
        )}{' '}
        {locks}
      </Text>
      {look === 'IN_LINE' ? (
        <ComparedText lang="en">
          <Changes changes={changes} />
        </ComparedText>
      ) : (
        <SideBySide>
          <section aria-label={name}>
            <Text $strong $size="small">
              {name}
            </Text>
            <ComparedText lang="en">
              <Changes changes={changes.filter(({ kind }) => kind !== 'ADDED')} />
            </ComparedText>
          </section>
          <section aria-label={t('As it is now')}>
            <Text $strong $size="small">
              {t('As it is now')}
            </Text>
            <ComparedText lang="en">
              <Changes changes={changes.filter(({ kind }) => kind !== 'REMOVED')} />
            </ComparedText>
          </section>
        </SideBySide>
      )}
    </>
  )
}

/** Which paragraphs redrafts keep since an earlier text, and which no more, in words. Empty where they are the same. */
function lockChanges({ earlier, later }: { earlier: readonly string[]; later: readonly string[] }): string {
  const locked = later.filter(key => !earlier.includes(key)).length
  const unlocked = earlier.filter(key => !later.includes(key)).length
  return [
    locked > 0 &&
      plural(locked, {
        one: '# paragraph is kept in redrafts since.',
        other: '# paragraphs are kept in redrafts since.',
      }),
    unlocked > 0 &&
      plural(unlocked, {
        one: '# paragraph is no longer kept in redrafts.',
        other: '# paragraphs are no longer kept in redrafts.',
      }),
  ]
    .filter(words => words !== false)
    .join(' ')
}
