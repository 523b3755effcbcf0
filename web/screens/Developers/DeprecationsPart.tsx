import { graphql, useFragment } from 'react-relay'
import type { DeprecationsPart_partner$key } from '../../__generated__/DeprecationsPart_partner.graphql.ts'
import { Heading, Lines, Stack, Text } from '../../design/index.ts'
import { calendarDayOf } from '../../format/dates.ts'
import { Part } from '../../routing/ScreenPage.ts'

/** What the keys use that will be removed. Nothing, where they use nothing of it. */
export function DeprecationsPart({ partner }: { partner: DeprecationsPart_partner$key }) {
  const { deprecatedUses } = useFragment(
    graphql`
      fragment DeprecationsPart_partner on Partner {
        deprecatedUses {
          coordinate
          reason
          keyName
          keyStart
          requests
          lastUsedOn
        }
      }
    `,
    partner,
  )
  if (deprecatedUses.length === 0) return null
  return (
    <Part aria-labelledby="deprecated">
      <Heading level={2} size="small" id="deprecated">
        Deprecated parts in use
      </Heading>
      <Text $size="small" $tone="soft" $measure>
        Counted for 90 days. They work until the day that is named.
      </Text>
      <Lines>
        {deprecatedUses.map(({ coordinate, reason, keyName, keyStart, requests, lastUsedOn }) => (
          <li key={`${coordinate} ${keyStart}`}>
            <Stack $gap={1}>
              <code>{coordinate}</code>
              <Text $size="small" $tone="soft" $measure>
                {`${keyName} (${keyStart}…): ${requests === 1 ? 'one request' : `${requests} requests`}, the last on ${calendarDayOf(lastUsedOn)}.`}
              </Text>
              <Text $size="small" $measure>
                {reason ?? 'It has been removed.'}
              </Text>
            </Stack>
          </li>
        ))}
      </Lines>
    </Part>
  )
}
