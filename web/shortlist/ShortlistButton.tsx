import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { graphql, useFragment, useRelayEnvironment } from 'react-relay'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ShortlistButton_program$key } from '../__generated__/ShortlistButton_program.graphql.ts'
import {
  Button,
  type ButtonSize,
  IconButton,
  Text,
  TextLink,
  useToast,
  VisuallyHidden,
} from '../design/index.ts'
import { t } from '../language/language.ts'
import { isSignedIn } from '../relay/session.ts'
import { signInPath } from '../routing/returnPath.ts'
import { ActionRefusal } from './ActionRefusal.tsx'
import { useShortlist } from './useShortlist.ts'

const Frame = styled.div<{ $look: 'words' | 'icon' }>`
  display: ${({ $look }) => ($look === 'icon' ? 'contents' : 'flex')};
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-2);
  min-width: 0;

  [aria-pressed='true'] svg {
    fill: currentColor;
  }
`

/** Puts a programme on the shortlist, and takes it off again. Visitors are led to sign in, and come back here. */
export function ShortlistButton({
  program: programRef,
  size = 'medium',
  look = 'words',
}: {
  program: ShortlistButton_program$key
  size?: ButtonSize
  /** `icon`: a small sign among others in a row. */
  look?: 'words' | 'icon'
}) {
  const { id, name, isShortlisted, university } = useFragment(
    graphql`
      fragment ShortlistButton_program on Program {
        id
        name
        isShortlisted
        university {
          name
        }
      }
    `,
    programRef,
  )
  const environment = useRelayEnvironment()
  const navigate = useNavigate()
  const location = useLocation()
  const { change, isChanging, refusal } = useShortlist()
  const { toast } = useToast()
  const [wasAdded, setAdded] = useState(false)

  async function settle(isWanted: boolean, isUndo: boolean) {
    const refused = await change(id, isWanted)
    if (refused?.kind === 'NotSignedInError') {
      navigate(signInPath(location))
      return
    }
    if (refused) return
    setAdded(isWanted)
    if (isUndo) return
    toast({
      title: isWanted ? t('Added to your shortlist') : t('Removed from your shortlist'),
      description: `${name}, ${university.name}`,
      action: { label: t('Undo'), onSelect: () => void settle(!isWanted, true) },
    })
  }

  async function press() {
    if (isChanging) return
    // Where the session cannot be read, the change itself says what is wrong.
    const isKnown = await isSignedIn(environment).catch(() => true)
    if (isKnown) await settle(!isShortlisted, false)
    else navigate(signInPath(location))
  }

  const button = {
    icon: <Bookmark aria-hidden="true" />,
    'aria-pressed': isShortlisted,
    onClick: () => void press(),
  }
  return (
    <Frame $look={look}>
      {look === 'icon' ? (
        <IconButton {...button} size="small" label={t('Shortlist {name}', { name })} title={t('Shortlist')} />
      ) : (
        <Button {...button} size={size}>
          {t('Shortlist')}
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      )}
      {wasAdded && isShortlisted && look === 'words' && (
        <Text as="span" $size="small">
          {t('Shortlisted:')}{' '}
          <TextLink as={Link} to="/shortlist">
            {t('view')}
            <VisuallyHidden>{t(' your shortlist')}</VisuallyHidden>
          </TextLink>
        </Text>
      )}
      <ActionRefusal refusal={refusal} />
    </Frame>
  )
}
