import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { OrganisationSection_partner$key } from '../../__generated__/OrganisationSection_partner.graphql.ts'
import { Column, Heading, Stack, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
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
            {t('Organisation')}
          </Heading>
          <Text>
            <Trans
              message="You are a member of {name}. Who else is one is at <members>Organisation</members>; its keys and their use are on the <keys>page for developers</keys>."
              parts={{
                members: inside => (
                  <TextLink as={Link} to="/organisation">
                    {inside}
                  </TextLink>
                ),
                keys: inside => (
                  <TextLink as={Link} to="/developers">
                    {inside}
                  </TextLink>
                ),
              }}
              values={{ name }}
            />
          </Text>
        </Stack>
      </Column>
    </Part>
  )
}
