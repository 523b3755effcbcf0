import { type RefObject, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Button, Heading, LinkButton, Row, Stack, Text } from '../../design/index.ts'
import { t } from '../../language/language.ts'

/** How long the last step is shown before the next page opens, in milliseconds. */
const REDIRECT_AFTER = 3000

/** The end of the steps: goes on by itself, unless the person wants to stay. */
export function CompleteStep({
  heading,
  isSignedIn,
}: {
  heading: RefObject<HTMLHeadingElement | null>
  isSignedIn: boolean
}) {
  const navigate = useNavigate()
  const [stays, setStays] = useState(false)
  const next = isSignedIn ? '/dashboard' : '/login'
  useEffect(() => {
    if (stays) return
    const timer = setTimeout(() => void navigate(next, { replace: true }), REDIRECT_AFTER)
    return () => clearTimeout(timer)
  }, [stays, next, navigate])
  return (
    <Stack $gap={5}>
      <Stack $gap={3}>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {isSignedIn ? t('Your account is ready') : t('All steps are done')}
        </Heading>
        <Text $size="lead" $tone="soft" role="status">
          {stays
            ? t('You stay on this page.')
            : isSignedIn
              ? t('Your dashboard opens in three seconds.')
              : t('The log-in page opens in three seconds.')}
        </Text>
      </Stack>
      <Row>
        <LinkButton as={Link} to={next} replace variant="primary">
          {isSignedIn ? t('Go to the dashboard') : t('Log in')}
        </LinkButton>
        {!stays && (
          <Button variant="quiet" onClick={() => setStays(true)}>
            {t('Stay here')}
          </Button>
        )}
      </Row>
    </Stack>
  )
}
