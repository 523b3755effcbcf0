import { useCallback, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link, Navigate, useNavigationType } from 'react-router-dom'
import type { useWriterChoice_query$key } from '../../__generated__/useWriterChoice_query.graphql.ts'
import type { Wizard_questionnaire$key } from '../../__generated__/Wizard_questionnaire.graphql.ts'
import type { WizardScreen_draft$key } from '../../__generated__/WizardScreen_draft.graphql.ts'
import type { WizardScreen_viewer$key } from '../../__generated__/WizardScreen_viewer.graphql.ts'
import wizardQuery, { type wizardRouteQuery } from '../../__generated__/wizardRouteQuery.graphql.ts'
import { TYPES } from '../../content/documentHub.ts'
import { Text, TextLink } from '../../design/index.ts'
import { draftPath } from '../../documents/draftAddress.ts'
import { t } from '../../language/language.ts'
import { signInPath } from '../../routing/returnPath.ts'
import { ScreenPage } from '../../routing/ScreenPage.ts'
import { useShownAddress } from '../../routing/useAddress.ts'
import { DraftNotFound } from './DraftNotFound.tsx'
import { Wizard } from './Wizard.tsx'
import { WIZARD_ADDRESS } from './wizardAddress.ts'
import { type WizardType, wizardType } from './wizardWords.ts'

/** One draft on the page, from its opening or its first answer on. */
type Session = {
  number: number
  /** The draft that the address names. */
  asked: string | null
  /** The draft that began here. */
  begun: string | null
  /** The mark of a draft that was begun on this device and never sent. */
  creationKey: string | null
}

/**
 * Keeps the page as it is while the address takes the name of the draft that was begun on it. An address from before
 * that, of a step or gone back to, means this draft too: only a link to the wizard itself begins another.
 */
function useSession({ asked, creationKey }: Pick<Session, 'asked' | 'creationKey'>): {
  number: number
  begin: (draftId: string) => void
} {
  const { state: address } = useShownAddress(WIZARD_ADDRESS)
  const navigationType = useNavigationType()
  const [session, setSession] = useState<Session>({ number: 0, asked, begun: null, creationKey })
  const isFromBefore =
    asked === null && session.begun !== null && (address.step !== '' || navigationType === 'POP')
  const isOther = asked !== session.asked && !isFromBefore && (asked === null || asked !== session.begun)
  const isOtherBeginning = creationKey !== null && creationKey !== session.creationKey
  if (isOther || isOtherBeginning) {
    setSession({ number: session.number + 1, asked, begun: null, creationKey })
  } else if (asked !== session.asked) {
    setSession({ ...session, asked })
  }
  const begin = useCallback((draftId: string) => setSession(before => ({ ...before, begun: draftId })), [])
  return { number: session.number, begin }
}

function OpenWizard({
  type,
  viewer: viewerRef,
  draft: draftRef,
  questionnaire,
  writers,
  asked,
}: {
  type: WizardType
  viewer: WizardScreen_viewer$key
  draft: WizardScreen_draft$key | null
  questionnaire: Wizard_questionnaire$key
  writers: useWriterChoice_query$key
  asked: string | null
}) {
  const viewer = useFragment(
    graphql`
      fragment WizardScreen_viewer on User @argumentDefinitions(type: { type: "DocumentType!" }) {
        ...Wizard_viewer @arguments(type: $type)
      }
    `,
    viewerRef,
  )
  const draft = useFragment(
    graphql`
      fragment WizardScreen_draft on Draft {
        id
        type
        form
        ...Wizard_draft
      }
    `,
    draftRef,
  )
  const { state: address } = useShownAddress(WIZARD_ADDRESS)
  const creationKey = (asked === null && address.begun) || null
  const { number, begin } = useSession({ asked, creationKey })
  if (asked !== null && draft?.form !== 'WIZARD') return <DraftNotFound startHref={TYPES[type].path} />
  const ownType = draft ? wizardType(draft.type) : type
  if (draft && ownType !== null && ownType !== type) {
    return <Navigate to={draftPath(TYPES[ownType].path, draft.id)} replace />
  }
  return (
    <Wizard
      key={number}
      type={type}
      viewer={viewer}
      draft={draft ?? null}
      questionnaire={questionnaire}
      writers={writers}
      creationKey={creationKey}
      onBegun={begin}
    />
  )
}

/** The long questionnaire for one type of document. */
export default function WizardScreen({ queryRef }: { queryRef: PreloadedQuery<wizardRouteQuery> }) {
  const answer = usePreloadedQuery<wizardRouteQuery>(wizardQuery, queryRef)
  const { viewer, questionnaire, draft } = answer
  const { type, draftId, hasDraft } = queryRef.variables
  const known = wizardType(type) ?? 'SOP'
  if (!viewer || !questionnaire) {
    return (
      <ScreenPage>
        <Text>
          {t('Please log in to write a document.')}{' '}
          <TextLink as={Link} to={signInPath({ pathname: TYPES[known].path, search: '' })}>
            {t('Log in')}
          </TextLink>
        </Text>
      </ScreenPage>
    )
  }
  return (
    <OpenWizard
      type={known}
      viewer={viewer}
      draft={draft?.asDraft ?? null}
      questionnaire={questionnaire}
      writers={answer}
      asked={hasDraft ? draftId : null}
    />
  )
}
