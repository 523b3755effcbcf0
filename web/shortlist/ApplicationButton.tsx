import { ListChecks } from 'lucide-react'
import { useRef } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ApplicationButton_program$key } from '../__generated__/ApplicationButton_program.graphql.ts'
import { Button, type ButtonSize, IconButton, LinkButton, useToast, VisuallyHidden } from '../design/index.ts'
import { t } from '../language/language.ts'
import { isSignedIn } from '../relay/session.ts'
import { signInPath } from '../routing/returnPath.ts'
import { ActionRefusal } from './ActionRefusal.tsx'
import { useTrackApplication } from './useTrackApplication.ts'

const Frame = styled.div<{ $look: 'words' | 'icon' }>`
  display: ${({ $look }) => ($look === 'icon' ? 'contents' : 'flex')};
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-2);
  min-width: 0;
`

/** A link of the size of a small IconButton, marked as pressed. */
const IconLink = styled(Link)`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  width: 2.5rem;
  height: 2.5rem;
  border-radius: var(--radius);
  background: var(--note-background);
  color: var(--note);

  svg {
    width: var(--icon-large);
    height: var(--icon-large);
  }
`

/** Begins to follow an application to a programme; where there is one, leads to it. */
export function ApplicationButton({
  program: programRef,
  size = 'medium',
  look = 'words',
}: {
  program: ApplicationButton_program$key
  size?: ButtonSize
  /** `icon`: a small sign among others in a row. */
  look?: 'words' | 'icon'
}) {
  const { id, name, application } = useFragment(
    graphql`
      fragment ApplicationButton_program on Program {
        id
        name
        application {
          id
          status
        }
      }
    `,
    programRef,
  )
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const location = useLocation()
  const { track, isSaving, refusal } = useTrackApplication()
  const frame = useRef<HTMLDivElement>(null)
  const { toast } = useToast()

  async function press() {
    const isKnown = await isSignedIn(environment).catch(() => true)
    const refused = isKnown ? await track(id) : null
    if (!isKnown || refused?.kind === 'NotSignedInError') {
      navigate(signInPath(location))
      return
    }
    if (refused) return
    // The button that was pressed has become a link.
    requestAnimationFrame(() => frame.current?.querySelector('a')?.focus())
    toast({
      title: t('Application added'),
      description: t("{name} is under 'Considering'.", { name }),
      action: { label: t('View applications'), href: '/applications' },
    })
  }

  const icon = <ListChecks aria-hidden="true" />

  function words() {
    return application ? (
      <LinkButton as={Link} to="/applications" size={size} icon={icon}>
        {t('View application')}
        <VisuallyHidden>{t(' to {name}', { name })}</VisuallyHidden>
      </LinkButton>
    ) : (
      <Button
        size={size}
        icon={icon}
        pending={isSaving}
        pendingLabel={t('Adding...')}
        onClick={() => void press()}
      >
        {t('Track application')}
        <VisuallyHidden>{t(' to {name}', { name })}</VisuallyHidden>
      </Button>
    )
  }

  function sign() {
    return application ? (
      <IconLink
        to="/applications"
        aria-label={t('View application to {name}', { name })}
        title={t('View application')}
      >
        {icon}
      </IconLink>
    ) : (
      <IconButton
        size="small"
        label={t('Track application to {name}', { name })}
        title={t('Track application')}
        icon={icon}
        disabled={isSaving}
        onClick={() => void press()}
      />
    )
  }

  return (
    <Frame ref={frame} $look={look}>
      {look === 'icon' ? sign() : words()}
      <ActionRefusal refusal={refusal} />
    </Frame>
  )
}
