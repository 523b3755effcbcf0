import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { Heading, LinkButton, MarginNote, Page, Stack, Text, WithMargin } from '../design/index.ts'

const Struck = styled.s`
  font-family: var(--font-serif);
  font-size: var(--text-xl);
  color: var(--ink-faint);
  overflow-wrap: anywhere;
  text-decoration-color: var(--failed);
  text-decoration-thickness: 2px;
`

/** The page for an address that leads nowhere. `children`: what else there is to say of such an address. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Page style={{ paddingBlock: 'var(--space-8)' }}>
      <WithMargin>
        <Stack $gap={5} $align="start">
          <Struck>{pathname}</Struck>
          <Heading level={1}>404 Page Not Found</Heading>
          <Text $size="lead" $tone="soft">
            {children ?? 'Nothing is written at this address. It may have moved, or the link was cut short.'}
          </Text>
          <LinkButton as={Link} to="/" variant="primary">
            Go to the front page
          </LinkButton>
        </Stack>
        {children === undefined && (
          <MarginNote label="In the margin">Did you forget to add the page to the router?</MarginNote>
        )}
      </WithMargin>
    </Page>
  )
}
