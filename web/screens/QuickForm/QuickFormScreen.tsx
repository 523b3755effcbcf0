import { useEffect, useRef, useState } from 'react'
import { graphql, type PreloadedQuery, useFragment, usePreloadedQuery } from 'react-relay'
import { Link } from 'react-router-dom'
import type { DocumentForm_questionnaire$key } from '../../__generated__/DocumentForm_questionnaire.graphql.ts'
import type { FullForms_query$key } from '../../__generated__/FullForms_query.graphql.ts'
import type { QuickFormQuery } from '../../__generated__/QuickFormQuery.graphql.ts'
import type { QuickFormScreen_viewer$key } from '../../__generated__/QuickFormScreen_viewer.graphql.ts'
import documentGeneratorQuery, {
  type quickFormRouteQuery,
} from '../../__generated__/quickFormRouteQuery.graphql.ts'
import type { useWriterChoice_query$key } from '../../__generated__/useWriterChoice_query.graphql.ts'
import { Banner, Heading, Text, TextLink } from '../../design/index.ts'
import { includedTypes } from '../../documents/generationEntitlements.ts'
import { t } from '../../language/language.ts'
import { FormColumns } from '../../questionnaire/FormColumns.ts'
import { useStartedQuery } from '../../relay/useStartedQuery.ts'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'
import { useAddress } from '../../routing/useAddress.ts'
import { AllowanceNote } from './AllowanceNote.tsx'
import { DocumentForm } from './DocumentForm.tsx'
import { DocumentList } from './DocumentList.tsx'
import { DocumentTypeTiles } from './DocumentTypeTiles.tsx'
import { FullForms } from './FullForms.tsx'
import { addToDraft, carryTarget, draftKey } from './formDraft.ts'
import { HelpCard } from './HelpCard.tsx'
import { OpenDocument } from './OpenDocument.tsx'
import { PremiumFeatures } from './PremiumFeatures.tsx'
import { QUICK_FORM_QUERY, QuickForm } from './QuickForm.tsx'
import { QUICK_ADDRESS, QUICK_TYPES, type QuickType, targetOf } from './quickFormAddress.ts'
import { Aside, FormColumn, SectionsPlace, StoryPlace } from './quickFormStyles.ts'
import { useOpenDocument } from './useOpenDocument.ts'

type Questionnaires = Readonly<Partial<Record<QuickType, DocumentForm_questionnaire$key | null | undefined>>>

function Generator({
  viewer: viewerRef,
  asked,
  questionnaires,
  writers,
  fullForms,
}: {
  viewer: QuickFormScreen_viewer$key
  /** The type that the address asks for. */
  asked: QuickType
  /** The questions that came with the page. */
  questionnaires: Questionnaires
  writers: useWriterChoice_query$key
  fullForms: FullForms_query$key
}) {
  const viewer = useFragment(
    graphql`
      fragment QuickFormScreen_viewer on User {
        id
        isPremium
        entitlements {
          generation {
            type
            isIncluded
          }
        }
        profile {
          id
        }
        ...AllowanceNote_viewer
        ...DocumentForm_viewer
        ...DocumentList_viewer
      }
    `,
    viewerRef,
  )
  const included = includedTypes(viewer.entitlements)
  const { state: address, set: setAddress } = useAddress(QUICK_ADDRESS)
  const type = included.includes(address.type) ? address.type : 'SOP'
  // The form reads its first values from the draft, so the target of a link is written there before it renders.
  useState(() => addToDraft(draftKey(viewer.id, type), targetOf(address)))
  const [formRef, startForm] = useStartedQuery<QuickFormQuery>(QUICK_FORM_QUERY)
  const [storyPlace, setStoryPlace] = useState<HTMLElement | null>(null)
  const [sectionsPlace, setSectionsPlace] = useState<HTMLElement | null>(null)
  const formColumn = useRef<HTMLDivElement>(null)
  const { queryRef: openRef, open, close } = useOpenDocument()
  // The form holds the target from here on, so the address drops it; it also drops a type that the plan excludes.
  useEffect(() => setAddress({ type, course: '', university: '' }, { reloads: false }), [type, setAddress])

  function choose(chosen: QuickType) {
    if (chosen === type) return
    carryTarget({ from: draftKey(viewer.id, type), to: draftKey(viewer.id, chosen) })
    if (!questionnaires[chosen]) startForm({ type: chosen })
    setAddress({ type: chosen }, { reloads: false })
  }

  function focusIn(selector: string) {
    const control = formColumn.current?.querySelector<HTMLElement>(selector)
    control?.focus({ preventScroll: true })
    control?.scrollIntoView({ block: 'center' })
  }

  function askAgain() {
    startForm({ type })
    // The pressed button is removed.
    focusIn('input[type="radio"]:checked')
  }

  function closeDocument() {
    if (!close()) focusIn('form button[type="submit"]')
  }

  function tryAgain(failed: QuickType) {
    close()
    if (included.includes(failed)) choose(failed)
    focusIn(failed === type ? 'form button[type="submit"]' : 'input[type="radio"]')
  }

  const form = { type, viewer, writers, sectionsPlace, storyPlace, onQueued: open }
  const given = questionnaires[type]
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{t('AI Document Generator')}</Heading>
          <Text $tone="soft" $measure>
            {t(
              'Answer in your own words; fragments do. The draft is made of them, and every sentence shows which answer it comes from.',
            )}
          </Text>
        </div>
      </ScreenHead>
      {!viewer.profile && (
        <Banner tone="warning">
          <TextLink as={Link} to="/profile">
            {t('Complete your profile first')}
          </TextLink>
          {type === 'SOP' && t('. Your background goes into the draft beside the answers below.')}
        </Banner>
      )}
      <AllowanceNote key={type} viewer={viewer} type={type} />
      <FormColumns>
        <SectionsPlace ref={setSectionsPlace} />
        <FormColumn ref={formColumn}>
          {openRef && (
            <OpenDocument
              queryRef={openRef}
              onClose={closeDocument}
              onRetry={() => open(openRef.variables.id)}
              onTryAgain={tryAgain}
            />
          )}
          <DocumentTypeTiles
            value={type}
            included={included}
            refused={included.includes(asked) ? null : asked}
            onChoose={choose}
          />
          {given ? (
            <DocumentForm key={type} {...form} questionnaire={given} />
          ) : (
            formRef && <QuickForm key={type} {...form} queryRef={formRef} onRetry={askAgain} />
          )}
        </FormColumn>
        <Aside>
          <DocumentList viewer={viewer} shownId={openRef?.variables.id ?? null} onShow={open} />
          <FullForms query={fullForms} />
          {!viewer.isPremium && <PremiumFeatures />}
          <HelpCard />
          <StoryPlace ref={setStoryPlace} />
        </Aside>
      </FormColumns>
    </ScreenPage>
  )
}

/** The quick form and the documents so far. */
export default function QuickFormScreen({ queryRef }: { queryRef: PreloadedQuery<quickFormRouteQuery> }) {
  const answer = usePreloadedQuery<quickFormRouteQuery>(documentGeneratorQuery, queryRef)
  const { viewer, questionnaire, statement } = answer
  // Another visit to the page begins anew: its address may ask for another type.
  const [visit, setVisit] = useState({ queryRef, number: 0 })
  if (visit.queryRef !== queryRef) setVisit({ queryRef, number: visit.number + 1 })
  if (!viewer) {
    return (
      <ScreenPage>
        <Text>
          {t('Please log in to write a document.')}{' '}
          <TextLink as={Link} to="/auth?next=/document-generator">
            {t('Log in')}
          </TextLink>
        </Text>
      </ScreenPage>
    )
  }
  const type = QUICK_TYPES.find(candidate => candidate === queryRef.variables.type) ?? 'SOP'
  return (
    <Generator
      key={visit.number}
      viewer={viewer}
      asked={type}
      writers={answer}
      fullForms={answer}
      questionnaires={type === 'SOP' ? { SOP: questionnaire } : { SOP: statement, [type]: questionnaire }}
    />
  )
}
