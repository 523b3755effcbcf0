import { Check } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { ONBOARDING } from '../../content/onboarding.ts'
import { Button, Heading, Row, Stack, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'

const Benefits = styled.ul`
  display: grid;
  border-top: 1px solid var(--line);

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-1) var(--space-3);
    padding-block: var(--space-4);
    border-bottom: 1px solid var(--line);
  }

  svg {
    width: var(--icon-large);
    height: var(--icon-large);
    margin-top: 0.1em;
    color: var(--success);
  }

  p {
    grid-column: 2;
  }
`

/** What an account gives. */
export function WelcomeStep({
  heading,
  onBegin,
}: {
  heading: RefObject<HTMLHeadingElement | null>
  onBegin: () => void
}) {
  return (
    <Stack $gap={5}>
      <Stack $gap={3}>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {ONBOARDING.title}
        </Heading>
        <Text $size="lead" $tone="soft">
          {ONBOARDING.lead}
        </Text>
      </Stack>
      <Benefits>
        {ONBOARDING.benefits.map(({ title, text }) => (
          <li key={title}>
            <Check aria-hidden="true" />
            <strong>{title}</strong>
            <Text $size="small" $tone="soft">
              {text}
            </Text>
          </li>
        ))}
      </Benefits>
      <Row $gap={5}>
        <Button variant="primary" size="large" onClick={onBegin}>
          {t('Create your account')}
        </Button>
        <Text $tone="soft">
          {t('Already have an account?')}{' '}
          <TextLink as={Link} to="/login">
            {t('Log in')}
          </TextLink>
        </Text>
      </Row>
    </Stack>
  )
}
