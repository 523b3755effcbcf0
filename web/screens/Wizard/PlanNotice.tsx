import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { PlanNotice_viewer$key } from '../../__generated__/PlanNotice_viewer.graphql.ts'
import { Banner, TextLink } from '../../design/index.ts'
import { spentWords } from '../../documents/generationEntitlements.ts'
import { t } from '../../language/language.ts'
import type { WizardType } from './wizardWords.ts'

/** Said before anybody spends an hour: what generating this document needs. Filling in and saving need nothing. */
export function PlanNotice({ viewer: viewerRef, type }: { viewer: PlanNotice_viewer$key; type: WizardType }) {
  const { entitlements } = useFragment(
    graphql`
      fragment PlanNotice_viewer on User {
        entitlements {
          generation {
            type
            isIncluded
            canGenerate
            allowance
            left
          }
        }
      }
    `,
    viewerRef,
  )
  const generation = entitlements.generation.find(entry => entry.type === type)
  // What the page spends on its own document is no news: the page of the document comes next.
  const [couldGenerate] = useState(generation?.canGenerate === true)
  if (couldGenerate || generation?.canGenerate) return null
  const { title, text } = spentWords(generation, type)
  return (
    <Banner tone="warning" title={title}>
      {t('You can answer everything and it is saved; {text}', { text })}{' '}
      <TextLink as={Link} to="/pricing">
        {t('Compare plans')}
      </TextLink>
    </Banner>
  )
}
