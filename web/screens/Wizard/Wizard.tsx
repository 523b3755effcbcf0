import { Formik, type FormikProps, useFormikContext } from 'formik'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import type { ShortlistTargets_viewer$key } from '../../__generated__/ShortlistTargets_viewer.graphql.ts'
import type { useWriterChoice_query$key } from '../../__generated__/useWriterChoice_query.graphql.ts'
import type { Wizard_draft$key } from '../../__generated__/Wizard_draft.graphql.ts'
import type { Wizard_questionnaire$key } from '../../__generated__/Wizard_questionnaire.graphql.ts'
import type { Wizard_viewer$key } from '../../__generated__/Wizard_viewer.graphql.ts'
import { DRAFTED, WritingMode, type WritingModeTerms } from '../../catalogue/WritingMode.tsx'
import { TYPES } from '../../content/documentHub.ts'
import { Button, Heading, Stack, Text } from '../../design/index.ts'
import { CostNote } from '../../documents/CostNote.tsx'
import { documentToReturnTo } from '../../documents/draftAddress.ts'
import { useWriterChoice, type WriterChoice } from '../../documents/useWriterChoice.ts'
import { WriterLine, WriterQuestionPlace } from '../../documents/WriterLine.tsx'
import { sent, t } from '../../language/language.ts'
import { readOffers } from '../../questionnaire/answerOffers.ts'
import { findUnsentDrafts } from '../../questionnaire/autosave/keptAnswers.ts'
import { type SaveStatus, useSaveAnswers } from '../../questionnaire/autosave/useSaveAnswers.ts'
import { coverageOf, type FormCoverage, isSameCoverage } from '../../questionnaire/formCoverage.ts'
import { type FormQuestionnaire, questionsOf } from '../../questionnaire/formQuestion.ts'
import {
  type FormValues,
  initialValue,
  initialValues,
  visibleQuestions,
} from '../../questionnaire/formValues.ts'
import { GuidanceMargin } from '../../questionnaire/Guidance.tsx'
import type { FormQuestion } from '../../questionnaire/kinds/index.ts'
import { asText, isSameFormValue } from '../../questionnaire/kinds/value.ts'
import { questionInHash } from '../../questionnaire/questionAnchor.ts'
import { readQuestionnaire } from '../../questionnaire/questionFields.ts'
import { WizardQuestion } from '../../questionnaire/WizardQuestion.tsx'
import { useShownAddress } from '../../routing/useAddress.ts'
import { useIsRouterAhead } from '../../routing/useIsRouterAhead.ts'
import { ShortlistTargets } from '../../shortlist/ShortlistTargets.tsx'
import { useDraftChoice } from '../../story/useDraftChoice.ts'
import { BeforeWeWrite } from './BeforeWeWrite.tsx'
import { DraftName } from './DraftName.tsx'
import { EarlierDraft } from './EarlierDraft.tsx'
import { OffersBanner } from './OffersBanner.tsx'
import { PlanNotice } from './PlanNotice.tsx'
import { SectionList } from './SectionList.tsx'
import { StepBar } from './StepBar.tsx'
import { useGenerateFromDraft } from './useGenerateFromDraft.ts'
import { type AnswerOffers, useOffers } from './useOffers.ts'
import { type Step, useStep } from './useStep.ts'
import { WizardRefusal } from './WizardRefusal.tsx'
import { WizardReview } from './WizardReview.tsx'
import { WizardStory } from './WizardStory.tsx'
import { WIZARD_ADDRESS } from './wizardAddress.ts'
import {
  BackLink,
  Columns,
  Footer,
  Head,
  MarginPlace,
  SectionsColumn,
  StepHead,
  WizardPage,
  Work,
} from './wizardStyles.ts'
import { type WizardType, WORDS } from './wizardWords.ts'

type Saving = ReturnType<typeof useSaveAnswers>

/** The section that asks a question; null where none does. */
function sectionOf({ sections }: FormQuestionnaire, key: string | null): string | null {
  return sections.find(({ questions }) => questions.some(question => question.key === key))?.key ?? null
}

/** The section that holds the answer that was saved last; of several saved together, the furthest on. */
function newestSection(
  questionnaire: FormQuestionnaire,
  answers: readonly { key: string; savedAt: string }[],
): string | null {
  const savedAt = new Map(answers.map(answer => [answer.key, Date.parse(answer.savedAt)]))
  const newestOf = (questions: readonly FormQuestion[]) =>
    Math.max(...questions.map(({ key }) => savedAt.get(key) ?? Number.NEGATIVE_INFINITY))
  const newest = newestOf(questionsOf(questionnaire))
  if (!Number.isFinite(newest)) return null
  return questionnaire.sections.findLast(({ questions }) => newestOf(questions) === newest)?.key ?? null
}

/** Whether anything was answered that the form does not start with. */
function isBegun(questions: readonly FormQuestion[], values: FormValues): boolean {
  return questions.some(question => !isSameFormValue(values[question.key] ?? '', initialValue(question)))
}

/** How full the wizard is; the same object until that changes, which few letters do. */
function useCoverage(questionnaire: FormQuestionnaire, values: FormValues): FormCoverage {
  const counted = useMemo(() => coverageOf(questionnaire, values), [questionnaire, values])
  const [coverage, setCoverage] = useState(counted)
  if (coverage === counted || isSameCoverage(coverage, counted)) return coverage
  setCoverage(counted)
  return counted
}

/** Leaving the page is asked about only where this device keeps nothing. */
function useWarningOfLoss({ kind, isKept }: SaveStatus): void {
  const isLossy = isKept === false && kind !== 'IDLE' && kind !== 'SAVED'
  useEffect(() => {
    if (!isLossy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isLossy])
}

/**
 * Puts the draft's id into the address. A draft that begins here has no id yet, and a step to another page or back can
 * lead to an address without it. While the router leads elsewhere than the page shows, as just after a press of 'Next',
 * it waits: writing the shown address would take the press back.
 */
function useAddressOfDraft({
  draftId,
  onBegun,
}: {
  draftId: string | null
  onBegun: (draftId: string) => void
}): void {
  const { pathname } = useLocation()
  const [ownPathname] = useState(pathname)
  const { state, hrefOf } = useShownAddress(WIZARD_ADDRESS)
  const isRouterAhead = useIsRouterAhead()
  const navigate = useNavigate()
  useEffect(() => {
    if (isRouterAhead()) return
    const isLeft = pathname !== ownPathname
    if (isLeft || draftId === null || state.draft === draftId) return
    onBegun(draftId)
    navigate(hrefOf({ draft: draftId, begun: '' }), { replace: true, preventScrollReset: true })
  }, [draftId, state, hrefOf, pathname, ownPathname, isRouterAhead, navigate, onBegun])
}

function ReportChanges({ report }: { report: Saving['report'] }) {
  const { values } = useFormikContext<FormValues>()
  const untouched = useRef(values)
  useEffect(() => {
    if (values !== untouched.current) report(values)
  }, [values, report])
  return null
}

function StepQuestions({
  step,
  questionnaire,
  saving,
  answerOffers,
  heading,
  type,
  viewer,
}: {
  step: Step
  questionnaire: FormQuestionnaire
  saving: Saving
  answerOffers: AnswerOffers
  heading: RefObject<HTMLHeadingElement | null>
  type: WizardType
  viewer: ShortlistTargets_viewer$key
}) {
  const { values, setValues } = useFormikContext<FormValues>()
  const titleId = useId()
  const { section } = step
  const { settle } = saving
  const programKey = type === 'LOR' ? 'programApplying' : 'targetProgram'
  // Only while both are empty: nothing is overwritten.
  const isOfferingTargets =
    section.questions.some(({ key }) => key === 'targetUniversity') &&
    [programKey, 'targetUniversity'].every(key => asText(values[key] ?? '').trim() === '')
  const visible = visibleQuestions(questionsOf(questionnaire), values)
  const onSettle = useCallback((key: string) => void settle(key), [settle])
  return (
    <section aria-labelledby={titleId}>
      <StepHead>
        <Heading level={2} id={titleId} ref={heading} tabIndex={-1}>
          {sent(section.title)}
        </Heading>
        <Text $tone="soft" $measure>
          {section.description}
        </Text>
      </StepHead>
      <Stack $gap={6}>
        {isOfferingTargets && (
          <ShortlistTargets
            viewer={viewer}
            onTake={({ course, university }) =>
              void setValues({ ...values, [programKey]: course, targetUniversity: university })
            }
          />
        )}
        {section.questions
          .filter(question => visible.includes(question))
          .map(question => (
            <WizardQuestion
              key={question.key}
              question={question}
              refusal={saving.refused[question.key]}
              setAside={saving.setAside[question.key]}
              onSettle={onSettle}
              offer={answerOffers.offers.get(question.key)}
              onDismissOffer={answerOffers.dismiss}
              taken={answerOffers.taken.get(question.key)}
              onTakeOffer={answerOffers.take}
            />
          ))}
      </Stack>
    </section>
  )
}

/** The way to the hub, or to the document that an answer is changed for. That offers what was saved here. */
function WayBack({ flush }: { flush: () => Promise<unknown> }) {
  const { state } = useShownAddress(WIZARD_ADDRESS)
  const navigate = useNavigate()
  const path = documentToReturnTo(state.document)
  if (path === null) {
    return (
      <BackLink as={Link} to="/document-generation">
        <ArrowLeft aria-hidden="true" />
        {t('Document generation')}
      </BackLink>
    )
  }
  return (
    <BackLink
      as={Link}
      to={path}
      onClick={event => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        void flush().then(() => navigate(path))
      }}
    >
      <ArrowLeft aria-hidden="true" />
      {t('Back to the document')}
    </BackLink>
  )
}

function WizardBody({
  type,
  questionnaire,
  step,
  saving,
  answerOffers,
  isOffering,
  usableWords,
  heading,
  generation,
  writerChoice,
  costNote,
  storyChoice,
  beforeWeWrite,
  onMode,
  viewer,
}: {
  type: WizardType
  questionnaire: FormQuestionnaire
  step: Step
  saving: Saving
  answerOffers: AnswerOffers
  /** One question at a time: what to go on with comes before what to take over. */
  isOffering: boolean
  usableWords: number | null
  heading: RefObject<HTMLHeadingElement | null>
  generation: ReturnType<typeof useGenerateFromDraft>
  writerChoice: WriterChoice
  /** What generating takes, shown below the button. */
  costNote: ReactNode
  /** What was said elsewhere, for the values of the form. */
  storyChoice: (values: FormValues) => ReactNode
  /** The way to the questions between the form and the document. */
  beforeWeWrite: ReactNode
  onMode: (terms: WritingModeTerms) => void
  viewer: ShortlistTargets_viewer$key
}) {
  const navigate = useNavigate()
  // What surrounds the questions follows in its own time; the letter that was typed does not wait for it.
  const values = useDeferredValue(useFormikContext<FormValues>().values)
  const coverage = useCoverage(questionnaire, values)
  const { sections } = questionnaire
  const { index, section, hrefOf } = step
  const previous = sections[index - 1]
  const next = sections[index + 1]
  const goTo = (key: string) => navigate(hrefOf(key), { preventScrollReset: true })
  const { generate, isGenerating, refusal } = generation
  return (
    <>
      <ReportChanges report={saving.report} />
      {isOffering && <OffersBanner questions={questionsOf(questionnaire)} answerOffers={answerOffers} />}
      <StepBar step={step} coverage={coverage} saving={saving} heading={heading} />
      <Columns>
        <SectionsColumn aria-label={t('Sections')}>
          <SectionList sections={coverage.sections} current={section.key} hrefOf={hrefOf} />
        </SectionsColumn>
        <Work>
          <form noValidate aria-label={sent(questionnaire.title)} onSubmit={event => event.preventDefault()}>
            <Stack $gap={6}>
              <StepQuestions
                key={section.key}
                step={step}
                questionnaire={questionnaire}
                saving={saving}
                answerOffers={answerOffers}
                heading={heading}
                type={type}
                viewer={viewer}
              />
              {next === undefined && (
                <WizardReview
                  type={type}
                  questionnaire={questionnaire}
                  values={values}
                  usableWords={usableWords}
                  coverage={coverage}
                  hrefOf={hrefOf}
                  beforeWeWrite={beforeWeWrite}
                />
              )}
              {next === undefined && storyChoice(values)}
              {next === undefined && (
                <WritingMode
                  university={typeof values.targetUniversity === 'string' ? values.targetUniversity : ''}
                  showsPolicy
                  onChange={onMode}
                />
              )}
              {refusal && next === undefined && (
                <WizardRefusal refusal={refusal} questionnaire={questionnaire} hrefOf={hrefOf} />
              )}
              <Footer>
                <Button
                  size="large"
                  disabled={previous === undefined}
                  onClick={() => previous && goTo(previous.key)}
                >
                  {t('Previous')}
                </Button>
                {next === undefined ? (
                  <Button
                    variant="primary"
                    size="large"
                    pending={isGenerating}
                    pendingLabel={t('Generating...')}
                    onClick={() => void generate()}
                  >
                    {WORDS[type].generate}
                  </Button>
                ) : (
                  <Button
                    variant="primary"
                    size="large"
                    trailingIcon={<ArrowRight aria-hidden="true" />}
                    onClick={() => goTo(next.key)}
                  >
                    {t('Next')}
                  </Button>
                )}
              </Footer>
              {next === undefined && costNote}
              {next === undefined && <WriterLine choice={writerChoice} />}
            </Stack>
          </form>
        </Work>
        <MarginPlace>
          <GuidanceMargin questions={section.questions} />
        </MarginPlace>
      </Columns>
    </>
  )
}

/**
 * A questionnaire in steps that saves itself. The address holds the draft and the step, so that reloading and going
 * back work; a new draft gets its address with its first answer, while the page stays as it is.
 */
export function Wizard({
  type,
  viewer: viewerRef,
  draft: draftRef,
  questionnaire: questionnaireRef,
  writers,
  creationKey,
  onBegun,
}: {
  type: WizardType
  viewer: Wizard_viewer$key
  /** Null while there is no draft yet. */
  draft: Wizard_draft$key | null
  questionnaire: Wizard_questionnaire$key
  /** Who could write here, and whom the person keeps. */
  writers: useWriterChoice_query$key
  /** The mark of a draft that was begun on this device and never sent, to go on with it. */
  creationKey: string | null
  /** Called with the draft that the first answer began, before the address has its id. */
  onBegun: (draftId: string) => void
}) {
  const viewer = useFragment(
    graphql`
      fragment Wizard_viewer on User @argumentDefinitions(type: { type: "DocumentType!" }) {
        id
        answerOffers(type: $type, form: WIZARD) {
          ...answerOffers_offers
        }
        drafts(first: 1, type: $type, form: WIZARD) {
          totalCount
        }
        ...ShortlistTargets_viewer
        ...EarlierDraft_viewer @arguments(type: $type)
        ...PlanNotice_viewer
        ...CostNote_viewer
      }
    `,
    viewerRef,
  )
  const draft = useFragment(
    graphql`
      fragment Wizard_draft on Draft {
        answers {
          key
          savedAt
        }
        coverage {
          usableWords
        }
        ...DraftName_draft
        ...useDraftChoice_draft
        ...useSaveAnswers_draft
      }
    `,
    draftRef,
  )
  const described = useFragment(
    graphql`
      fragment Wizard_questionnaire on Questionnaire {
        ...questionFields_questionnaire
      }
    `,
    questionnaireRef,
  )
  const questionnaire = useMemo(() => readQuestionnaire(described), [described])
  const questions = useMemo(() => questionsOf(questionnaire), [questionnaire])
  const known = useMemo(() => readOffers(questions, viewer.answerOffers), [questions, viewer.answerOffers])
  const form = useRef<FormikProps<FormValues>>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const takeOver = useCallback(
    (changed: FormValues) => void form.current?.setValues(before => ({ ...before, ...changed })),
    [],
  )
  // What the page opened with. A draft that begins here, or again after it was deleted elsewhere, is saved by who began it.
  const [opened] = useState(draft ?? null)
  const saving = useSaveAnswers({
    viewerId: viewer.id,
    type,
    form: 'WIZARD',
    questionnaire,
    draft: opened,
    creationKey,
    onChangedElsewhere: takeOver,
  })
  const [start] = useState(() => initialValues(questions, saving.startValues))
  const { hash } = useLocation()
  const [startKey] = useState(
    () =>
      sectionOf(questionnaire, questionInHash(hash)) ?? newestSection(questionnaire, draft?.answers ?? []),
  )
  const step = useStep({ sections: questionnaire.sections, startKey, heading })
  const answerOffers = useOffers({
    storageKey: `gradwright:offers-dismissed:${viewer.id}:${type}`,
    known,
    form,
  })

  const { draftId, flush } = saving
  const [unsent] = useState(
    () => findUnsentDrafts(viewer.id, type).find(kept => kept.form === 'WIZARD') ?? null,
  )
  const [isNewWanted, setNewWanted] = useState(() => isBegun(questions, start))
  const isChoosing = draftId === null && !isNewWanted && (unsent !== null || viewer.drafts.totalCount > 0)
  // Known as soon as the page is: generation right after saving needs this draft.
  const savedDraft = useRef(draftId)
  useLayoutEffect(() => {
    savedDraft.current = draftId
  }, [draftId])
  useAddressOfDraft({ draftId, onBegun })
  useWarningOfLoss(saving.status)

  const story = useDraftChoice({ draftId, draft: draft ?? null })
  const writerChoice = useWriterChoice(writers)
  const mode = useRef(DRAFTED)
  const noteMode = useCallback((terms: WritingModeTerms) => {
    mode.current = terms
  }, [])
  const generation = useGenerateFromDraft({
    viewerId: viewer.id,
    type,
    draftId: savedDraft,
    values: useCallback(() => form.current?.values ?? start, [start]),
    flush,
    refused: saving.refused,
    settleWriter: writerChoice.settle,
    mode,
    settleStory: story.settle,
    chosen: useCallback(() => story.chosen, [story.chosen]),
  })

  if (step === null) return null
  return (
    <WizardPage>
      <Head>
        <WayBack flush={flush} />
        <DraftName draft={draft ?? null} unnamed={questionnaire.title} />
      </Head>
      <PlanNotice viewer={viewer} type={type} />
      {isChoosing && <EarlierDraft viewer={viewer} unsent={unsent} onStartNew={() => setNewWanted(true)} />}
      <Formik<FormValues>
        innerRef={form}
        initialValues={start}
        validateOnChange={false}
        validateOnBlur={false}
        onSubmit={() => undefined}
      >
        <WizardBody
          type={type}
          questionnaire={questionnaire}
          step={step}
          saving={saving}
          answerOffers={answerOffers}
          isOffering={!isChoosing}
          usableWords={draft?.coverage.usableWords ?? null}
          heading={heading}
          generation={generation}
          writerChoice={writerChoice}
          onMode={noteMode}
          viewer={viewer}
          costNote={<CostNote viewer={viewer} type={type} />}
          beforeWeWrite={
            <BeforeWeWrite
              path={TYPES[type].path}
              draftId={() => savedDraft.current}
              flush={flush}
              settleStory={story.settle}
            />
          }
          storyChoice={values => (
            <WizardStory
              type={type}
              questions={questions}
              values={values}
              draftId={draftId}
              chosen={story.chosen}
              onChoose={story.choose}
              refusal={story.refusal}
            />
          )}
        />
      </Formik>
      <WriterQuestionPlace choice={writerChoice} />
    </WizardPage>
  )
}
