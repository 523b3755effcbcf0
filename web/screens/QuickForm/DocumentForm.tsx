import { useFormikContext } from 'formik'
import { type ComponentProps, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { graphql, useFragment } from 'react-relay'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import type { DocumentForm_questionnaire$key } from '../../__generated__/DocumentForm_questionnaire.graphql.ts'
import type { DocumentForm_viewer$key } from '../../__generated__/DocumentForm_viewer.graphql.ts'
import type { useWriterChoice_query$key } from '../../__generated__/useWriterChoice_query.graphql.ts'
import { DRAFTED, WritingMode, type WritingModeTerms } from '../../catalogue/WritingMode.tsx'
import { Banner, Button, LinkButton, Stack, Text, TextLink, useToast } from '../../design/index.ts'
import type { StorageKey } from '../../device/storage.ts'
import { CostNote } from '../../documents/CostNote.tsx'
import { spentWords } from '../../documents/generationEntitlements.ts'
import { pageAfterRefusal } from '../../documents/pageAfterRefusal.ts'
import { useGenerateDocument } from '../../documents/useGenerateDocument.ts'
import { useIdempotencyKey } from '../../documents/useIdempotencyKey.ts'
import { useWriterChoice } from '../../documents/useWriterChoice.ts'
import { WriterLine, WriterQuestionPlace } from '../../documents/WriterLine.tsx'
import type { WriterTerms } from '../../documents/writerTerms.ts'
import { plural, t, words } from '../../language/language.ts'
import { type FormQuestionnaire, questionsOf } from '../../questionnaire/formQuestion.ts'
import { formToFill } from '../../questionnaire/formToFill.ts'
import type { FormValues } from '../../questionnaire/formValues.ts'
import { countWords } from '../../questionnaire/kinds/text.ts'
import { LengthAdvice } from '../../questionnaire/LengthAdvice.tsx'
import { QuestionnaireForm, type Submission } from '../../questionnaire/QuestionnaireForm.tsx'
import { focusQuestion, questionAnchor } from '../../questionnaire/questionAnchor.ts'
import { readQuestionnaire } from '../../questionnaire/questionFields.ts'
import { countUsableWords, type MoreToTell, moreToTell } from '../../questionnaire/usableWords.ts'
import { isToReply } from '../../questions/questionState.ts'
import { useAskQuestions } from '../../questions/useAskQuestions.ts'
import { toFault } from '../../relay/faults.ts'
import { type Refusal, refusalOfFault, refusalWords, UNEXPLAINED } from '../../relay/refusal.ts'
import { FromYourStory } from '../../story/FromYourStory.tsx'
import { chosenAmong } from '../../story/StoryChoice.tsx'
import { type FormToFill, readStoryOffers } from '../../story/storyOffers.ts'
import { useChoiceInTab } from '../../story/useChoiceInTab.ts'
import { useStoryOffers } from '../../story/useStoryOffers.ts'
import { backgroundAnswers, backgroundWords } from './backgroundAnswers.ts'
import { draftKey, forgetDraft, hasAnswers, readDraft, useKeptDraft, writeDraft } from './formDraft.ts'
import { leadingQuestions } from './leadingQuestions.ts'
import { QuickQuestions, useOpenedQuestions } from './QuickQuestions.tsx'
import type { QuickType } from './quickFormAddress.ts'
import { SectionMeters } from './SectionMeters.tsx'
import { StoryNote } from './StoryNote.tsx'
import { TargetFields } from './TargetFields.tsx'
import { useQuickDraft } from './useQuickDraft.ts'

type Draft = Readonly<Record<string, unknown>>

function KeptDraft({ storageKey }: { storageKey: StorageKey }) {
  const { values } = useFormikContext<FormValues>()
  useKeptDraft(storageKey, values)
  return null
}

/** The person's story for the current values of the form. */
function StoryForValues({
  filledBy,
  ...choice
}: {
  filledBy: (values: FormValues) => FormToFill
} & Omit<ComponentProps<typeof FromYourStory>, 'filled'>) {
  // The letter that was typed does not wait for the offers.
  const values = useDeferredValue(useFormikContext<FormValues>().values)
  const filled = useMemo(() => filledBy(values), [filledBy, values])
  return <FromYourStory {...choice} filled={filled} />
}

/** Answers worth another sentence that are listed. */
const MOST_TO_TELL = 3

const Lines = styled.ul`
  margin: 0;
  padding-left: var(--space-4);
`

/** How the document is to come about, for the university of the form. */
function ModeOfForm({ onChange }: { onChange: (terms: WritingModeTerms) => void }) {
  const { values } = useFormikContext<FormValues>()
  return <WritingMode university={textOf(values.targetUniversity)} onChange={onChange} />
}

const NOUNS = words({ SOP: 'statement', LOR: 'letter', ESSAY: 'essay' })

/** Which length the answers are enough for. A letter is as long as its answers. */
function LengthOfForm({
  type,
  questionnaire,
  background,
}: {
  type: QuickType
  questionnaire: FormQuestionnaire
  /** What goes into the document from the profile. */
  background: ReturnType<typeof backgroundAnswers>
}) {
  const { values } = useFormikContext<FormValues>()
  const words = countUsableWords(questionnaire, values)
  if (words.target === null) return null
  const fromProfile = background.reduce((sum, { value }) => sum + countWords(value.text), 0)
  return (
    <LengthAdvice
      questionnaire={questionnaire}
      words={{ ...words, usable: words.usable + fromProfile }}
      noun={NOUNS[type]}
    />
  )
}

/** Why nothing was written from answers that say too little. */
type TooThin = {
  title: string
  message: string
  /** The answers that would carry more; null where questions are open instead. */
  more: readonly MoreToTell[] | null
}

/** Whether the answers as a whole are refused: they hold too few words to write from. */
function saysTooLittle({ kind, fields }: Refusal): boolean {
  return kind === 'ValidationError' && fields.some(({ path }) => path === 'answers')
}

function TooThinNote({ title, message, more }: TooThin) {
  return (
    <Banner tone="warning" announce title={title}>
      {message}{' '}
      {more === null ? (
        t('The questions above are about your answers: reply to some, then generate again.')
      ) : (
        <>
          {t('More would help most here:')}
          <Lines>
            {more.map(({ question: { key, label } }) => (
              <li key={key}>
                <TextLink
                  href={`#${questionAnchor(key)}`}
                  onClick={event => {
                    event.preventDefault()
                    focusQuestion(key)
                  }}
                >
                  {label}
                </TextLink>
              </li>
            ))}
          </Lines>
        </>
      )}
    </Banner>
  )
}

function textOf(value: FormValues[string] | undefined): string {
  return typeof value === 'string' ? value.trim() : ''
}

type Prefilled = Readonly<Record<string, { value: string; from: string }>>

function fromAccount(values: Readonly<Record<string, string>>): Prefilled {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== '')
      .map(([key, value]) => [key, { value, from: t('From your account.') }]),
  )
}

function valuesOf(prefilled: Prefilled): Draft {
  return Object.fromEntries(Object.entries(prefilled).map(([key, { value }]) => [key, value]))
}

/** The quick form of one document type. The page shows the document that it asks for. */
export function DocumentForm({
  type,
  viewer: viewerRef,
  questionnaire: questionnaireRef,
  writers,
  sectionsPlace,
  storyPlace,
  onQueued,
}: {
  type: QuickType
  viewer: DocumentForm_viewer$key
  questionnaire: DocumentForm_questionnaire$key
  /** Who could write here, and whom the person keeps. */
  writers: useWriterChoice_query$key
  /** Where on the page the sections with their fill are drawn. */
  sectionsPlace: HTMLElement | null
  /** Where the note on the answer that is being written is drawn. */
  storyPlace: HTMLElement | null
  /** A document is going to be written: its global id. */
  onQueued: (documentId: string) => void
}) {
  const viewer = useFragment(
    graphql`
      fragment DocumentForm_viewer on User {
        id
        fullName
        email
        entitlements {
          generation {
            type
            isIncluded
            canGenerate
            allowance
            left
          }
        }
        ...CostNote_viewer
        profile {
          academicBackground
          workExperience
          studyInterests
        }
        ...ShortlistTargets_viewer
      }
    `,
    viewerRef,
  )
  const described = useFragment(
    graphql`
      fragment DocumentForm_questionnaire on Questionnaire {
        ...questionFields_questionnaire
      }
    `,
    questionnaireRef,
  )
  const { id: viewerId, fullName, email } = viewer
  const questionnaire = useMemo(() => readQuestionnaire(described), [described])
  const prefilled = useMemo(
    () => fromAccount({ studentFullName: fullName, studentEmail: email }),
    [fullName, email],
  )
  const questions = useMemo(() => questionsOf(questionnaire), [questionnaire])
  const story = useStoryOffers({ type, form: 'QUICK' })
  const draft = useQuickDraft({
    type,
    questionnaire,
    storageKey: `gradwright:draft:questions-${type.toLowerCase()}-quick:${viewerId}`,
  })
  const replies = useRef('')
  const noteReplies = useCallback((now: string) => {
    replies.current = now
  }, [])
  const mode = useRef(DRAFTED)
  const noteMode = useCallback((terms: WritingModeTerms) => {
    mode.current = terms
  }, [])
  const filledBy = useCallback(
    (values: FormValues) => formToFill({ questions, values, draftId: draft.draftId }),
    [questions, draft.draftId],
  )
  const { chosen, choose, chooseOnly } = useChoiceInTab(
    `gradwright:draft:story-chosen:${type.toLowerCase()}-quick:${viewerId}`,
  )
  const background = type === 'SOP' ? backgroundAnswers(viewer.profile) : []
  const storageKey = draftKey(viewerId, type)
  const [start, setStart] = useState<{ form: number; draft: Draft | null }>(() => ({
    form: 0,
    draft: readDraft(storageKey),
  }))
  const [discarded, setDiscarded] = useState<{ draft: Draft; chosen: readonly string[] } | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [tooThin, setTooThin] = useState<TooThin | null>(null)
  const openedQuestions = useOpenedQuestions()
  const { ask: askQuestions } = useAskQuestions()
  const location = useLocation()
  const navigate = useNavigate()
  const generate = useGenerateDocument(viewerId)
  const { keyFor, answered } = useIdempotencyKey()
  const { toast } = useToast()
  const writerChoice = useWriterChoice(writers)
  const terms = useRef<WriterTerms | null>(null)

  function refuse(refused: Refusal) {
    setRefusal(refused)
    toast({
      title: t('Error generating document'),
      description: refused.message,
      variant: 'destructive',
    })
  }

  /** Says that nothing can be generated before anything is asked about the answers. */
  function mayBegin(): boolean {
    const generation = viewer.entitlements.generation.find(entry => entry.type === type)
    if (generation?.canGenerate) return true
    const { title, text } = spentWords(generation, type)
    refuse({ ...UNEXPLAINED, kind: 'OutOfCreditsError', message: `${title}: ${text}` })
    return false
  }

  async function settleWriter(): Promise<boolean> {
    try {
      terms.current = await writerChoice.settle()
      return terms.current !== null
    } catch (thrown) {
      refuse(refusalOfFault(toFault(thrown)))
      return false
    }
  }

  /** Saves the answers as a draft, and opens the questions about them if there are any. */
  async function leadToQuestions(answers: Submission['answers']): Promise<boolean> {
    const kept = await draft.save(answers)
    if ('failed' in kept) return false
    const { saved } = await askQuestions({ kind: 'DRAFT', id: kept.draftId })
    if (!saved?.questions.some(isToReply)) return false
    openedQuestions.open(kept.draftId)
    return true
  }

  async function handIn({ values, answers, acceptThinAnswers }: Submission) {
    setRefusal(null)
    setTooThin(null)
    if (terms.current === null) return []
    // Where the story could not be read the server decides what can be used, and says so.
    const told =
      story.state === 'LOADED' ? chosenAmong(readStoryOffers(story.offers, filledBy(values)), chosen) : chosen
    // Replies are about the answers as they are now.
    const kept = draft.draftId === null ? null : await draft.save(answers)
    if (kept !== null && 'failed' in kept) {
      refuse({ ...UNEXPLAINED, message: kept.failed })
      return []
    }
    const request = {
      type,
      form: 'QUICK' as const,
      ...(kept !== null && { draftId: kept.draftId }),
      course: textOf(values.course),
      targetUniversity: textOf(values.targetUniversity) || null,
      answers: [...answers, ...background],
      acceptThinAnswers,
      ...(told.length > 0 && { statements: told }),
      ...terms.current,
      ...mode.current,
    }
    const { saved, refusal: refused } = await generate({
      ...request,
      // What was replied is part of the request, though the server reads it from the draft.
      idempotencyKey: keyFor({ ...request, replies: replies.current }),
    })
    // After a failed call the key stays: the same answers sent again are the same document.
    if (refused?.kind !== 'FAULT') answered()
    if (saved) {
      if (mode.current.mode === 'COACH') navigate(`/results/${saved.document.databaseId}`)
      else onQueued(saved.document.id)
      return []
    }
    if (saysTooLittle(refused)) {
      setTooThin({
        title: refused.message,
        message: refusalWords(refused),
        more: (await leadToQuestions(answers))
          ? null
          : moreToTell(questionnaire, values).slice(0, MOST_TO_TELL),
      })
      return []
    }
    refuse(refused)
    return refused.fields
  }

  const page = refusal && pageAfterRefusal(refusal, location)

  function startAfresh() {
    setDiscarded({ draft: readDraft(storageKey) ?? {}, chosen })
    forgetDraft(storageKey)
    draft.forget()
    chooseOnly([])
    setStart(({ form }) => ({ form: form + 1, draft: null }))
  }

  function takeBack() {
    if (discarded === null) return
    writeDraft(storageKey, discarded.draft)
    chooseOnly(discarded.chosen)
    setDiscarded(null)
    setStart(({ form }) => ({ form: form + 1, draft: discarded.draft }))
  }

  return (
    <Stack $gap={6}>
      {discarded ? (
        <Banner
          announce
          action={
            <Button size="small" onClick={takeBack}>
              {t('Undo')}
            </Button>
          }
        >
          {t('The form is empty again.')}
        </Banner>
      ) : (
        hasAnswers(start.draft) && (
          <Banner
            action={
              <Button size="small" onClick={startAfresh}>
                {t('Start afresh')}
              </Button>
            }
          >
            {t('Your answers from before are still here.')}
          </Banner>
        )
      )}
      <QuestionnaireForm
        key={start.form}
        questionnaire={questionnaire}
        leading={leadingQuestions}
        leadingFields={<TargetFields viewer={viewer} />}
        prefilled={prefilled}
        startValues={{ ...valuesOf(prefilled), ...start.draft }}
        submitLabel="Generate Document"
        pendingLabel={t('Generating...')}
        mayBegin={mayBegin}
        confirm={settleWriter}
        onSubmit={handIn}
        footnote={
          <>
            <CostNote viewer={viewer} type={type} />
            <WriterLine choice={writerChoice} />
          </>
        }
      >
        <KeptDraft storageKey={storageKey} />
        {sectionsPlace && createPortal(<SectionMeters questionnaire={questionnaire} />, sectionsPlace)}
        {storyPlace && createPortal(<StoryNote type={type} questionnaire={questionnaire} />, storyPlace)}
        <StoryForValues story={story} filledBy={filledBy} chosen={chosen} onChoose={choose} />
        {background.length > 0 && (
          <Text $size="small" $tone="soft">
            {plural(
              background.length,
              {
                one: 'From your profile, {answers} goes into the draft as well.',
                other: 'From your profile, {answers} go into the draft as well.',
              },
              { answers: backgroundWords(background) },
            )}{' '}
            <TextLink as={Link} to="/profile">
              {t('Change your profile')}
            </TextLink>
          </Text>
        )}
        <LengthOfForm type={type} questionnaire={questionnaire} background={background} />
        <QuickQuestions
          questionnaire={questionnaire}
          draft={draft}
          opened={openedQuestions}
          onReplies={noteReplies}
        />
        <ModeOfForm onChange={noteMode} />
        {tooThin && <TooThinNote {...tooThin} />}
        {refusal && (
          <Banner
            tone="danger"
            announce
            title={t('The document was not generated')}
            action={
              page && (
                <LinkButton as={Link} to={page.href}>
                  {page.label}
                </LinkButton>
              )
            }
          >
            {t('{message} Your answers are still here.', { message: refusal.message })}
          </Banner>
        )}
      </QuestionnaireForm>
      <WriterQuestionPlace choice={writerChoice} />
    </Stack>
  )
}
