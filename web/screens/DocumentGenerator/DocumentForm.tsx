import { useFormikContext } from 'formik'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { graphql, useFragment } from 'react-relay'
import { Link, useNavigate } from 'react-router-dom'
import type { DocumentForm_questionnaire$key } from '../../__generated__/DocumentForm_questionnaire.graphql.ts'
import type { DocumentForm_viewer$key } from '../../__generated__/DocumentForm_viewer.graphql.ts'
import { awaitDocument } from '../../components/documents/awaitedDocuments.ts'
import { Banner, Button, LinkButton, Stack, useToast } from '../../design/index.ts'
import type { FormValues } from '../../wizard/formValues.ts'
import { QuestionnaireForm, type Submission } from '../../wizard/QuestionnaireForm.tsx'
import { readQuestionnaire } from '../../wizard/questionFields.ts'
import { backgroundAnswers } from './backgroundAnswers.ts'
import { draftKey, forgetDraft, readDraft, useKeptDraft, writeDraft } from './formDraft.ts'
import { leadingQuestions } from './leadingQuestions.ts'
import { SectionMeters } from './SectionMeters.tsx'
import { StoryNote } from './StoryNote.tsx'
import { type GenerateOutcome, useGenerateDocument } from './useGenerateDocument.ts'
import { useIdempotencyKey } from './useIdempotencyKey.ts'

type Refusal = { message: string; way: { label: string; href: string } | null }
type Draft = Record<string, unknown>

function KeptDraft({ storageKey }: { storageKey: string }) {
  const { values } = useFormikContext<FormValues>()
  useKeptDraft(storageKey, values)
  return null
}

function textOf(value: FormValues[string] | undefined): string {
  return typeof value === 'string' ? value.trim() : ''
}

function refusalOf(outcome: Exclude<GenerateOutcome, { kind: 'QUEUED' }>): Refusal {
  switch (outcome.kind) {
    case 'PLAN_OR_CREDITS':
      return { message: outcome.message, way: { label: 'See the plans', href: '/pricing' } }
    case 'SIGNED_OUT':
      return { message: outcome.message, way: { label: 'Log in', href: '/auth?next=/document-generator' } }
    default:
      return { message: outcome.message, way: null }
  }
}

/** The quick statement of purpose as one form; handing it in leads to the page where the text arrives. */
export function DocumentForm({
  viewer: viewerRef,
  questionnaire: questionnaireRef,
  sectionsPlace,
  storyPlace,
}: {
  viewer: DocumentForm_viewer$key
  questionnaire: DocumentForm_questionnaire$key
  /** Where on the page the sections with their fill are drawn. */
  sectionsPlace: HTMLElement | null
  /** Where the note on the story that is being written is drawn. */
  storyPlace: HTMLElement | null
}) {
  const viewer = useFragment(
    graphql`
      fragment DocumentForm_viewer on User {
        id
        fullName
        email
        profile {
          academicBackground
          workExperience
          studyInterests
        }
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
  const questionnaire = useMemo(() => readQuestionnaire(described), [described])
  const storageKey = draftKey(viewer.id)
  const prefilled: Draft = { studentFullName: viewer.fullName, studentEmail: viewer.email }
  const [start, setStart] = useState<{ form: number; draft: Draft | null }>(() => ({
    form: 0,
    draft: readDraft(storageKey),
  }))
  const [discarded, setDiscarded] = useState<Draft | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [generate] = useGenerateDocument(viewer.id)
  const { keyFor, answered } = useIdempotencyKey()
  const navigate = useNavigate()
  const { toast } = useToast()

  function refuse(refused: Refusal) {
    setRefusal(refused)
    toast({ title: 'Error generating document', description: refused.message, variant: 'destructive' })
  }

  async function handIn({ values, answers, acceptThinAnswers }: Submission) {
    setRefusal(null)
    const request = {
      type: 'SOP' as const,
      form: 'QUICK' as const,
      course: textOf(values.course),
      targetUniversity: textOf(values.targetUniversity) || null,
      answers: [...answers, ...backgroundAnswers(viewer.profile)],
      acceptThinAnswers,
    }
    try {
      const outcome = await generate({ ...request, idempotencyKey: keyFor(request) })
      answered()
      if (outcome.kind === 'QUEUED') {
        awaitDocument(outcome.databaseId)
        navigate(`/results/${outcome.databaseId}`)
        return []
      }
      refuse(refusalOf(outcome))
      return outcome.kind === 'INVALID' ? outcome.faults : []
    } catch (thrown) {
      // The key stays: the same answers sent again are the same document.
      const message = thrown instanceof Error ? thrown.message : 'Please try again.'
      refuse({ message, way: null })
      return []
    }
  }

  function startAfresh() {
    setDiscarded(readDraft(storageKey))
    forgetDraft(storageKey)
    setStart(({ form }) => ({ form: form + 1, draft: null }))
  }

  function takeBack() {
    if (discarded) writeDraft(storageKey, discarded)
    setDiscarded(null)
    setStart(({ form }) => ({ form: form + 1, draft: discarded }))
  }

  return (
    <Stack $gap={6}>
      {discarded ? (
        <Banner
          announce
          action={
            <Button size="small" onClick={takeBack}>
              Undo
            </Button>
          }
        >
          The form is empty again.
        </Banner>
      ) : (
        start.draft && (
          <Banner
            action={
              <Button size="small" onClick={startAfresh}>
                Start afresh
              </Button>
            }
          >
            Your answers from before are still here.
          </Banner>
        )
      )}
      <QuestionnaireForm
        key={start.form}
        questionnaire={questionnaire}
        leading={leadingQuestions}
        startValues={{ ...prefilled, ...start.draft }}
        submitLabel="Generate Document"
        pendingLabel="Generating..."
        onSubmit={handIn}
      >
        <KeptDraft storageKey={storageKey} />
        {sectionsPlace && createPortal(<SectionMeters questionnaire={questionnaire} />, sectionsPlace)}
        {storyPlace && createPortal(<StoryNote questionnaire={questionnaire} />, storyPlace)}
        {refusal && (
          <Banner
            tone="danger"
            announce
            title="The document was not generated"
            action={
              refusal.way && (
                <LinkButton as={Link} to={refusal.way.href}>
                  {refusal.way.label}
                </LinkButton>
              )
            }
          >
            {refusal.message} Your answers are still here.
          </Banner>
        )}
      </QuestionnaireForm>
    </Stack>
  )
}
