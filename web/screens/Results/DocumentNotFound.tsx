import { Link } from 'react-router-dom'
import { Heading, LinkButton, Stack, Text } from '../../design/index.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'

/** Shown for a document that does not exist or belongs to somebody else. */
export function DocumentNotFound() {
  return (
    <ScreenPage>
      <Stack $align="start">
        <Heading level={1}>Document Not Found</Heading>
        <Text $tone="soft">The requested document could not be found.</Text>
        <LinkButton as={Link} to="/document-generator" variant="primary">
          Back to the generator
        </LinkButton>
      </Stack>
    </ScreenPage>
  )
}
