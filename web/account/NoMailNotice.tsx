import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { NoMailNotice_query$key } from '../__generated__/NoMailNotice_query.graphql.ts'
import { Banner, TextLink } from '../design/index.ts'

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
    <Banner tone="warning" title="No mail can reach you yet">
      {showsMailLinks ? (
        `This installation has no mail server. ${link} waits in its outbox, which an administrator can open.`
      ) : (
        <>
          This installation has no mail server. {link} cannot reach you.{' '}
          <TextLink as={Link} to="/contact">
            Write to its administrator
          </TextLink>{' '}
          for help.
        </>
      )}
    </Banner>
  )
}
