import { ListChecks } from 'lucide-react'
import { useRef } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ApplicationButton_program$key } from '../__generated__/ApplicationButton_program.graphql.ts'
import { Button, type ButtonSize, LinkButton, useToast, VisuallyHidden } from '../design/index.ts'
import { isSignedIn } from '../relay/session.ts'
import { signInPath } from '../routing/returnPath.ts'
import { ActionRefusal } from './ActionRefusal.tsx'
import { useTrackApplication } from './useTrackApplication.ts'

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-2);
  min-width: 0;
`

/** Begins to follow an application to a programme; where there is one, leads to it. */
export function ApplicationButton({
  program: programRef,
  size = 'medium',
}: {
  program: ApplicationButton_program$key
  size?: ButtonSize
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
      title: 'Application added',
      description: `${name} is under 'Considering'.`,
      action: { label: 'View applications', href: '/applications' },
    })
  }

  return (
    <Frame ref={frame}>
      {application ? (
        <LinkButton as={Link} to="/applications" size={size} icon={<ListChecks aria-hidden="true" />}>
          View application
          <VisuallyHidden> to {name}</VisuallyHidden>
        </LinkButton>
      ) : (
        <Button
          size={size}
          icon={<ListChecks aria-hidden="true" />}
          pending={isSaving}
          pendingLabel="Adding..."
          onClick={() => void press()}
        >
          Track application
          <VisuallyHidden> to {name}</VisuallyHidden>
        </Button>
      )}
      <ActionRefusal refusal={refusal} />
    </Frame>
  )
}
