import type { ReactNode } from 'react'
import { Column, Heading, Stack, Text } from '../../design/index.ts'
import { words } from '../../language/language.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

/** The words at the head of the page that asks for a link to reset the password. */
export const FORGOT_WORDS = words({
  title: 'Set a new password',
  lead: 'Enter the email address of your account. We mail you a link to set a new password.',
})

/** A page of one step, reached by a link of a mail or of the sign-in form. */
export function LinkPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <ScreenPage>
      <ScreenHead>
        <Stack $gap={3}>
          <Heading level={1}>{title}</Heading>
          <Text $tone="soft" $measure>
            {lead}
          </Text>
        </Stack>
      </ScreenHead>
      <Column>{children}</Column>
    </ScreenPage>
  )
}
