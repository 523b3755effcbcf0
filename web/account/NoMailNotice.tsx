import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { NoMailNotice_query$key } from '../__generated__/NoMailNotice_query.graphql.ts'
import { Banner, TextLink } from '../design/index.ts'
import { t } from '../language/language.ts'
import { Trans } from '../language/Trans.tsx'

/**
 * Says that a mailed link does not arrive, and what to do, where this installation sends no mails. `link` names it, as
 * the beginning of a sentence.
 */
export function NoMailNotice({ link, query }: { link: string; query: NoMailNotice_query$key }) {
  const { sendsMail, showsMailLinks } = useFragment(
    graphql`
      fragment NoMailNotice_query on Query {
        sendsMail
        showsMailLinks
      }
    `,
    query,
  )
  if (sendsMail) return null
  return (
    <Banner tone="warning" title={t('No mail can reach you yet')}>
      {showsMailLinks ? (
        t(
          'This installation has no mail server. {link} waits in its outbox, which an administrator can open.',
          { link },
        )
      ) : (
        <Trans
          message="This installation has no mail server. {link} cannot reach you. <write>Write to its administrator</write> for help."
          parts={{
            write: inside => (
              <TextLink as={Link} to="/contact">
                {inside}
              </TextLink>
            ),
          }}
          values={{ link }}
        />
      )}
    </Banner>
  )
}
