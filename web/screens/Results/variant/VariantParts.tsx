import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import { styled } from 'styled-components'
import type { VariantParts_document$key } from '../../../__generated__/VariantParts_document.graphql.ts'
import { Heading, Stack, Text } from '../../../design/index.ts'
import { sent, t } from '../../../language/language.ts'

const Parts = styled.ol`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding-left: var(--space-3);
    border-left: 2px solid var(--line-strong);
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
`

/** The document's paragraphs, and which of them a variant has anew. */
export function VariantParts({ document }: { document: VariantParts_document$key }) {
  const { isPreview, variantForm } = useFragment(
    graphql`
      fragment VariantParts_document on Document {
        isPreview
        variantForm {
          parts {
            title
            isAboutSchool
          }
        }
      }
    `,
    document,
  )
  const titleId = useId()
  const parts = variantForm?.parts ?? []
  return (
    <Stack as="section" $gap={4} aria-labelledby={titleId}>
      <Heading level={2} size="small" id={titleId}>
        {t('What becomes of the text')}
      </Heading>
      <Parts>
        {parts.map(({ title, isAboutSchool }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may have one title, and the list stays as it is.
          <li key={at}>
            {sent(title)}
            <small>{isAboutSchool ? t('Written anew') : t('Stays as it is')}</small>
          </li>
        ))}
      </Parts>
      <Text $size="small" $tone="soft">
        {isPreview && `${t('These are the paragraphs of your preview.')} `}
        {t(
          'A paragraph that stays keeps your edits. It is written anew too if an answer below belongs into it. Names of the former university that are left are shown in the review, and again before you download or share.',
        )}
      </Text>
    </Stack>
  )
}
