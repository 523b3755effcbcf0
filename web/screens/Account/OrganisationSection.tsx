import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { OrganisationSection_partner$key } from '../../__generated__/OrganisationSection_partner.graphql.ts'
import { Column, Heading, Stack, Text, TextLink } from '../../design/index.ts'
import { Part } from '../../routing/ScreenPage.ts'

/** The organisation that the person is a member of. */
export function OrganisationSection({ partner: partnerRef }: { partner: OrganisationSection_partner$key }) {
  const { name } = useFragment(
    graphql`
      fragment OrganisationSection_partner on Partner {
        name
      }
    `,
    partnerRef,
  )
  return (
    <Part aria-labelledby="organisation">
      <Column>
        <Stack $gap={4}>
          <Heading level={2} size="medium" id="organisation">
            Organisation
          </Heading>
          <Text>
            You are a member of {name}. Who else is one is at{' '}
            <TextLink as={Link} to="/organisation">
              Organisation
            </TextLink>
            ; its keys and their use are on the{' '}
            <TextLink as={Link} to="/developers">
              page for developers
            </TextLink>
            .
          </Text>
        </Stack>
      </Column>
    </Part>
  )
}
