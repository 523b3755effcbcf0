import { useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { ForgotScreen_query$key } from '../../__generated__/ForgotScreen_query.graphql.ts'
import forgotQuery, { type forgotRouteQuery } from '../../__generated__/forgotRouteQuery.graphql.ts'
import { type AccountField, AccountForm } from '../../account/AccountForm.tsx'
import { NoMailNotice } from '../../account/NoMailNotice.tsx'
import { Banner, Stack, TextLink } from '../../design/index.ts'
import { t, words } from '../../language/language.ts'
import { FORGOT_WORDS, LinkPage } from './LinkPage.tsx'
import { useRequestReset } from './useRequestReset.ts'

const fields = (): readonly AccountField<'email'>[] => [
  { name: 'email', label: t('Email'), type: 'email', autoComplete: 'email' },
]

const BUTTONS = words({
  sent: ['Send the link', 'Send it again'],
  kept: ['Ask for a link', 'Ask again'],
})
const WITHOUT_MAIL = words({
  ...FORGOT_WORDS,
  lead: 'Enter the email address of your account to ask for a link that sets a new password.',
})

function Forgot({ query }: { query: ForgotScreen_query$key }) {
  const answer = useFragment(
    graphql`
      fragment ForgotScreen_query on Query {
        sendsMail
        ...NoMailNotice_query
      }
    `,
    query,
  )
  const { send, isPending, refusal, faultByField } = useRequestReset()
  const [sentTo, setSentTo] = useState<string | null>(null)
  return (
    <LinkPage {...(answer.sendsMail ? FORGOT_WORDS : WITHOUT_MAIL)}>
      <Stack $gap={5}>
        <NoMailNotice link={t('The link that sets a new password')} query={answer} />
        {sentTo !== null && (
          <Banner
            tone="success"
            title={answer.sendsMail ? t('Look into your inbox') : t('The request was taken')}
            announce
          >
            {answer.sendsMail
              ? t(
                  'If {sentTo} belongs to an account, a link is on its way. It works once, within one hour.',
                  { sentTo },
                )
              : t(
                  'If {sentTo} belongs to an account, a link is in the outbox. It works once, within one hour.',
                  {
                    sentTo,
                  },
                )}
          </Banner>
        )}
        <AccountForm
          fields={fields()}
          button={BUTTONS[answer.sendsMail ? 'sent' : 'kept'][sentTo === null ? 0 : 1]}
          pendingButton={answer.sendsMail ? t('Sending...') : t('Writing...')}
          variant="primary"
          isPending={isPending}
          refusal={refusal}
          faultByField={faultByField}
          onSubmit={async input => {
            const { saved } = await send({ input })
            if (saved) setSentTo(input.email)
            return saved !== null
          }}
        />
        <TextLink as={Link} to="/auth">
          {t('Back to log in')}
        </TextLink>
      </Stack>
    </LinkPage>
  )
}

/** Asks for a link that resets the password. */
export default function ForgotScreen({ queryRef }: { queryRef: PreloadedQuery<forgotRouteQuery> }) {
  return <Forgot query={usePreloadedQuery<forgotRouteQuery>(forgotQuery, queryRef)} />
}
