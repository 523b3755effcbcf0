import { Link } from 'react-router-dom'
import { Heading, LinkButton, Row, Stack, Text } from '../../design/index.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'

/** A draft that is not there, or not this person's. */
export function DraftNotFound({ startHref }: { startHref: string }) {
  return (
    <ScreenPage>
      <Stack $align="start">
        <Heading level={1}>Draft Not Found</Heading>
        <Text $tone="soft" $measure>
          This draft was deleted, or it belongs to another account. A draft that you deleted a short while ago
          can be taken back where it was deleted.
        </Text>
        <Row>
          <LinkButton as={Link} to="/document-generation" variant="primary">
            Back to your drafts
          </LinkButton>
          <LinkButton as={Link} to={startHref}>
            Start new
          </LinkButton>
        </Row>
      </Stack>
    </ScreenPage>
  )
}
