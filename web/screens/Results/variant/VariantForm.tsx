import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { styled } from 'styled-components'
import * as z from 'zod/mini'
import type { VariantForm_document$key } from '../../../__generated__/VariantForm_document.graphql.ts'
import type { VariantForm_viewer$key } from '../../../__generated__/VariantForm_viewer.graphql.ts'
import { AiPolicyNotes } from '../../../catalogue/AiPolicyPanel.tsx'
import { useWritingPolicy } from '../../../catalogue/WritingMode.tsx'
import {
  Banner,
  Button,
  Checkbox,
  Field,
  Heading,
  LinkButton,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '../../../design/index.ts'
import { storageEntry } from '../../../device/storage.ts'
import { CostNote } from '../../../documents/CostNote.tsx'
import { pageAfterRefusal } from '../../../documents/pageAfterRefusal.ts'
import { listOf } from '../../../format/lists.ts'
import { t } from '../../../language/language.ts'
import { refusalWords } from '../../../relay/refusal.ts'
import { ShortlistTargets } from '../../../shortlist/ShortlistTargets.tsx'
import { useCreateVariant } from './useCreateVariant.ts'

const Earlier = styled.details`
  font-size: var(--text-sm);
  color: var(--ink-soft);

  summary {
    padding-block: var(--space-3);
    cursor: pointer;
  }

  blockquote {
    margin: 0 0 var(--space-2);
    padding-left: var(--space-3);
    border-left: 2px solid var(--line-strong);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`

const LONGEST_TARGET = 200

type Typed = Readonly<Record<string, string>>

/** What is asked beside the questions of the document. */
const COURSE = 'course'
const UNIVERSITY = 'targetUniversity'

/** Asks for the university, the course and what there is to say about them, and requests the variant. */
export function VariantForm({
  document: documentRef,
  viewer: viewerRef,
}: {
  document: VariantForm_document$key
  viewer: VariantForm_viewer$key
}) {
  const document = useFragment(
    graphql`
      fragment VariantForm_document on Document {
        id
        databaseId
        documentType
        targetUniversity
        variantForm {
          questions {
            key
            label
            help
            placeholder
            isShort
            maxLength
            answer
          }
        }
      }
    `,
    documentRef,
  )
  const viewer = useFragment(
    graphql`
      fragment VariantForm_viewer on User {
        id
        ...CostNote_viewer
        ...ShortlistTargets_viewer
      }
    `,
    viewerRef,
  )
  const questions = document.variantForm?.questions ?? []
  const kept = storageEntry({
    area: 'TAB',
    key: `gradwright:draft:variant:${document.databaseId}:${viewer.id}`,
    schema: z.record(z.string(), z.string()),
  })
  const [typed, setTyped] = useState<Typed>(() => ({
    [COURSE]: '',
    [UNIVERSITY]: '',
    // A line such as the intake is mostly the same again; a story about the university is not.
    ...Object.fromEntries(questions.map(({ key, isShort, answer }) => [key, isShort ? answer : ''])),
    ...kept.read(),
  }))
  const [isForOtherSchool, setForOtherSchool] = useState(false)
  const [sent, setSent] = useState<Typed>({})
  const form = useRef<HTMLFormElement>(null)
  const reasonId = useId()
  const navigate = useNavigate()
  const location = useLocation()
  const { create, isPending, refusal, faultByField } = useCreateVariant(viewer.id)
  const policy = useWritingPolicy(typed[UNIVERSITY] ?? '')
  const isCoachOnly = policy?.policy === 'COACH_ONLY'

  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refusal])

  function change(values: Typed) {
    const now = { ...typed, ...values }
    setTyped(now)
    kept.write(now)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending || isCoachOnly) return
    setSent(typed)
    const { saved } = await create({
      documentId: document.id,
      course: typed[COURSE] ?? '',
      targetUniversity: typed[UNIVERSITY] ?? '',
      answers: questions.flatMap(({ key }) => {
        const text = (typed[key] ?? '').trim()
        return text === '' ? [] : [{ key, value: { text } }]
      }),
      isForOtherSchool,
    })
    if (saved === null) return
    kept.remove()
    navigate(`/results/${saved.document.databaseId}`)
  }

  const isAtField = Object.keys(typed).some(key => faultByField[key] !== undefined)
  /** What was refused stays said until it is changed. */
  const faultOf = (key: string) => (sent[key] === typed[key] ? faultByField[key] : undefined)
  const page = refusal && pageAfterRefusal(refusal, location)
  const wiring = (key: string) => ({
    name: key,
    value: typed[key] ?? '',
    onChange: ({ target }: { target: { value: string } }) => change({ [key]: target.value }),
  })
  const former = document.targetUniversity ?? t('the former university')
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack $gap={6}>
        {typed[COURSE] === '' && typed[UNIVERSITY] === '' && (
          <ShortlistTargets
            viewer={viewer}
            onTake={({ course, university }) => change({ [COURSE]: course, [UNIVERSITY]: university })}
          />
        )}
        <Field label={t('University')} error={faultOf(UNIVERSITY)} required>
          <TextInput {...wiring(UNIVERSITY)} maxLength={LONGEST_TARGET} autoComplete="off" />
        </Field>
        <Field label={t('Course')} error={faultOf(COURSE)} required>
          <TextInput {...wiring(COURSE)} maxLength={LONGEST_TARGET} autoComplete="off" />
        </Field>
        <div aria-live="polite">
          {policy && (
            <Stack $gap={3}>
              <AiPolicyNotes policy={policy.policy} notes={policy.notes} />
              {isCoachOnly && (
                <Text id={reasonId} $tone="soft">
                  {t(
                    '{university} accepts advice only, so no text is drafted for it. A new document in coach mode gives an outline, questions and a review of what you write yourself.',
                    { university: policy.university },
                  )}
                </Text>
              )}
              {!isCoachOnly && policy.coachOnlySchools.length > 0 && (
                <Checkbox
                  label={t('My programme is not part of {join}', {
                    join: listOf(policy.coachOnlySchools, 'disjunction'),
                  })}
                  description={t(
                    'They accept advice only. A text is drafted for other programmes of the university.',
                  )}
                  checked={isForOtherSchool}
                  onChange={({ currentTarget }) => setForOtherSchool(currentTarget.checked)}
                />
              )}
            </Stack>
          )}
        </div>
        {questions.length > 0 && (
          <Stack $gap={5}>
            <Heading level={2} size="small">
              {t('What you would say about it')}
            </Heading>
            <Text $tone="soft" $measure>
              {t(
                'What you leave out is not told. Nothing that you said about {former} is taken over by itself.',
                { former },
              )}
            </Text>
            {questions.map(({ key, label, help, placeholder, isShort, maxLength, answer }) => (
              <Stack $gap={2} key={key}>
                <Field label={label} help={help ?? undefined} error={faultOf(key)} optional>
                  {isShort ? (
                    <TextInput
                      {...wiring(key)}
                      maxLength={maxLength}
                      placeholder={placeholder ?? undefined}
                    />
                  ) : (
                    <TextArea {...wiring(key)} maxLength={maxLength} placeholder={placeholder ?? undefined} />
                  )}
                </Field>
                {!isShort && answer !== '' && (
                  <Earlier>
                    <summary>{t('What you wrote for {former}', { former })}</summary>
                    <blockquote>{answer}</blockquote>
                    {(typed[key] ?? '') === '' && (
                      <Button size="small" onClick={() => change({ [key]: answer })}>
                        {t('Start from this')}
                      </Button>
                    )}
                  </Earlier>
                )}
              </Stack>
            ))}
          </Stack>
        )}
        {refusal && !isAtField && (
          <Banner
            tone="danger"
            announce
            action={
              page && (
                <LinkButton as={Link} to={page.href} size="small">
                  {page.label}
                </LinkButton>
              )
            }
          >
            {refusalWords(refusal)}
          </Banner>
        )}
        <Stack $gap={2} $align="start">
          <Button
            type="submit"
            variant="primary"
            size="large"
            pending={isPending}
            pendingLabel={t('Asking for the draft...')}
            aria-disabled={isCoachOnly || undefined}
            aria-describedby={isCoachOnly ? reasonId : undefined}
          >
            {t('Draft the variant')}
          </Button>
          {document.documentType !== '%future added value' && (
            <CostNote viewer={viewer} type={document.documentType} />
          )}
        </Stack>
      </Stack>
    </form>
  )
}
