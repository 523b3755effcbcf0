import { Link } from 'react-router-dom'
import { Heading, LinkButton, Row, Stack, Text } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'

/** A draft that is not there, or not this person's. */
export function DraftNotFound({ startHref }: { startHref: string }) {
  return (
    <ScreenPage>
      <Stack $align="start">
        <Heading level={1}>{t('Draft not found')}</Heading>
        <Text $tone="soft" $measure>
          {t(
            'This draft was deleted, or it belongs to another account. A draft that you deleted a short while ago can be taken back where it was deleted.',
          )}
        </Text>
        <Row>
          <LinkButton as={Link} to="/document-generation" variant="primary">
            {t('Back to your drafts')}
          </LinkButton>
          <LinkButton as={Link} to={startHref}>
            {t('Start new')}
          </LinkButton>
        </Row>
      </Stack>
    </ScreenPage>
  )
}
