import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { VariantScreen_document$key } from '../../../__generated__/VariantScreen_document.graphql.ts'
import type { VariantScreen_viewer$key } from '../../../__generated__/VariantScreen_viewer.graphql.ts'
import variantQuery, { type variantRouteQuery } from '../../../__generated__/variantRouteQuery.graphql.ts'
import { from, Heading, LinkButton, Stack, Text } from '../../../design/index.ts'
import { documentTarget, documentTypeName } from '../../../documents/documentWords.ts'
import { t } from '../../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../../routing/ScreenPage.ts'
import { DocumentNotFound } from '../DocumentNotFound.tsx'
import { VariantForm } from './VariantForm.tsx'
import { VariantParts } from './VariantParts.tsx'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) 18rem;
    align-items: start;
  }
`

function Variant({
  document: documentRef,
  viewer: viewerRef,
}: {
  document: VariantScreen_document$key
  viewer: VariantScreen_viewer$key
}) {
  const document = useFragment(
    graphql`
      fragment VariantScreen_document on Document {
        databaseId
        documentType
        course
        targetUniversity
        variantForm {
          questions {
            key
          }
        }
        ...VariantForm_document
        ...VariantParts_document
      }
    `,
    documentRef,
  )
  const viewer = useFragment(
    graphql`
      fragment VariantScreen_viewer on User {
        ...VariantForm_viewer
      }
    `,
    viewerRef,
  )
  const { databaseId, documentType, variantForm } = document
  const back = `/results/${databaseId}`
  if (variantForm == null) {
    return (
      <ScreenPage>
        <Stack $align="start">
          <Heading level={1}>{t('No variant of this document')}</Heading>
          <Text $tone="soft">
            {t('Only a finished text that was drafted for you can be made into one for another university.')}
          </Text>
          <LinkButton as={Link} to={back} variant="primary">
            {t('Back to the document')}
          </LinkButton>
        </Stack>
      </ScreenPage>
    )
  }
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{t('For another university')}</Heading>
          <Text $size="lead" $tone="soft" $measure>
            {t('From your {document} for {target}.', {
              document: documentTypeName(documentType),
              target: documentTarget(document),
            })}{' '}
            {t('What you told about yourself stays. What you told about the university is asked again.')}
          </Text>
        </div>
        <LinkButton as={Link} to={back}>
          {t('Back to the document')}
        </LinkButton>
      </ScreenHead>
      <Columns>
        <VariantForm document={document} viewer={viewer} />
        <VariantParts document={document} />
      </Columns>
    </ScreenPage>
  )
}

/** Asks what a variant of a document is for, and what there is to say about that university. */
export default function VariantScreen({ queryRef }: { queryRef: PreloadedQuery<variantRouteQuery> }) {
  const { document, viewer } = usePreloadedQuery<variantRouteQuery>(variantQuery, queryRef)
  if (!document?.asDocument || !viewer) return <DocumentNotFound />
  return <Variant document={document.asDocument} viewer={viewer} />
}
