import { Link } from 'react-router-dom'
import { Heading, LinkButton, Stack, Text } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'

/** Shown for a document that does not exist or belongs to somebody else. */
export function DocumentNotFound() {
  return (
    <ScreenPage>
      <Stack $align="start">
        <Heading level={1}>{t('Document Not Found')}</Heading>
        <Text $tone="soft">{t('The requested document could not be found.')}</Text>
        <LinkButton as={Link} to="/document-generator" variant="primary">
          {t('Back to the generator')}
        </LinkButton>
      </Stack>
    </ScreenPage>
  )
}
