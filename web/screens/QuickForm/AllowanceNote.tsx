import { useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { AllowanceNote_viewer$key } from '../../__generated__/AllowanceNote_viewer.graphql.ts'
import { Banner, Text, TextLink } from '../../design/index.ts'
import { leftWords, spentWords } from '../../documents/generationEntitlements.ts'
import { t } from '../../language/language.ts'
import type { QuickType } from './quickFormAddress.ts'

/**
 * Says beforehand what is left of this type this month, or that none can be generated now. What is spent while the page
 * is open is said in a line, not as a warning.
 */
export function AllowanceNote({
  viewer: viewerRef,
  type,
}: {
  viewer: AllowanceNote_viewer$key
  type: QuickType
}) {
  const viewer = useFragment(
    graphql`
      fragment AllowanceNote_viewer on User {
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
  const generation = viewer.entitlements.generation.find(entry => entry.type === type)
  const [couldGenerate] = useState(generation?.canGenerate === true)
  if (generation?.canGenerate) {
    const left = leftWords(generation, type)
    return (
      left && (
        <Text $size="small" $tone="soft">
          {left}.
        </Text>
      )
    )
  }
  const { title, text } = spentWords(generation, type)
  if (couldGenerate) {
    return (
      <Text $size="small" $tone="soft">
        {t('This document was the last that you can generate for now.')}{' '}
        <TextLink as={Link} to="/pricing">
          {t('Compare plans')}
        </TextLink>
      </Text>
    )
  }
  return (
    <Banner tone="warning" title={title}>
      {t('The form can be filled in and stays in this tab; {text}', { text })}{' '}
      <TextLink as={Link} to="/pricing">
        {t('Compare plans')}
      </TextLink>
    </Banner>
  )
}
