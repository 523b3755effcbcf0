import { type FormEvent, type ReactNode, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import {
  Button,
  Field,
  Heading,
  LinkButton,
  MarginNote,
  Page,
  Row,
  Stack,
  Text,
  TextInput,
  TextLink,
  WithMargin,
} from '../design/index.ts'
import { t, words } from '../language/language.ts'

const Struck = styled.s`
  font-family: var(--font-serif);
  font-size: var(--text-xl);
  color: var(--ink-faint);
  overflow-wrap: anywhere;
  text-decoration-color: var(--failed);
  text-decoration-thickness: 2px;
`

const Search = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-2);
  align-items: end;
  width: 100%;
  max-width: 32rem;
`

const WAYS_ON = words([
  { name: 'All universities', href: '/universities' },
  { name: 'University Matcher', href: '/university-matcher' },
  { name: 'Plans and prices', href: '/pricing' },
  { name: 'Contact us', href: '/contact' },
])

/** A search of the catalogue, and pages that people look for. */
function WaysOn() {
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const search = (event: FormEvent) => {
    event.preventDefault()
    navigate(`/universities?${new URLSearchParams({ q: typed.trim() })}`)
  }
  return (
    <>
      <Search role="search" onSubmit={search}>
        <Field label={t('Search universities')}>
          <TextInput type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Button type="submit">{t('Search')}</Button>
      </Search>
      <Row $gap={5}>
        {WAYS_ON.map(({ name, href }) => (
          <TextLink key={href} as={Link} to={href}>
            {name}
          </TextLink>
        ))}
      </Row>
    </>
  )
}

/** The page for an address that leads nowhere. `children`: what else there is to say of such an address. */
export function NotFoundPage({ children }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  return (
    <Page style={{ paddingBlock: 'var(--space-8)' }}>
      <WithMargin>
        <Stack $gap={5} $align="start">
          <Struck>{pathname}</Struck>
          <Heading level={1}>{t('404 Page Not Found')}</Heading>
          <Text $size="lead" $tone="soft">
            {children ??
              t('Nothing is written at this address. It may have moved, or the link was cut short.')}
          </Text>
          <LinkButton as={Link} to="/" variant="primary">
            {t('Go to the front page')}
          </LinkButton>
          {children === undefined && <WaysOn />}
        </Stack>
        {children === undefined && (
          <MarginNote label={t('In the margin')}>
            {t('Did you forget to add the page to the router?')}
          </MarginNote>
        )}
      </WithMargin>
    </Page>
  )
}
