import { useFormik } from 'formik'
import { useEffect, useMemo, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import { Link, useLocation } from 'react-router-dom'
import type { ProfileForm_profile$key } from '../../__generated__/ProfileForm_profile.graphql.ts'
import type { ProfileForm_query$key } from '../../__generated__/ProfileForm_query.graphql.ts'
import {
  Banner,
  Button,
  Dialog,
  Field,
  MarginNote,
  MultiSelect,
  RadioGroup,
  Text,
  TextArea,
  TextInput,
  TextLink,
  useToast,
} from '../../design/index.ts'
import { t, words } from '../../language/language.ts'
import { correctionsOf, type ReadingKind, withCorrection } from '../../profile/corrections.ts'
import { ReadingPanel } from '../../profile/ReadingPanel.tsx'
import { ReadingStatus } from '../../profile/ReadingStatus.tsx'
import { notUnderstoodIn } from '../../profile/readItems.ts'
import { Quote } from '../../profile/readingStyles.ts'
import { useProfileReading } from '../../profile/useProfileReading.ts'
import { useSaveProfile } from '../../profile/useSaveProfile.ts'
import { CvImport } from './CvImport.tsx'
import {
  correctionOf,
  EMPTY_PROFILE,
  isProfileField,
  type ProfileValues,
  profileRules,
  toInput,
  toWords,
} from './profileForm.ts'
import { FieldRow, FormActions, FormColumns, FormRows, PanelColumn } from './profileStyles.ts'
import { useUnsavedWarning } from './useUnsavedWarning.ts'

const DEGREES = words([
  { value: 'MASTERS', label: 'Masters' },
  { value: 'MBA', label: 'MBA' },
])

/** The place of the page that other pages lead to for checking what was understood. */
const READING_PLACE = 'reading'

const keptWhen = () => t('Kept when you save your profile.')

/** What a saved profile is for. */
const SEE_MATCHES = words({ label: 'See your matches', href: '/university-matcher' })

type TextField = Exclude<
  keyof ProfileValues,
  'targetDegree' | 'preferredCountries' | 'corrections' | 'confirmedReadings'
>

function isDegree(degree: string): degree is 'MASTERS' | 'MBA' {
  return degree === 'MASTERS' || degree === 'MBA'
}

function focusFirstFault(form: HTMLFormElement | null) {
  const fault = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  const control = fault?.matches('input, textarea, button')
    ? fault
    : fault?.querySelector<HTMLElement>('input, button')
  control?.focus()
}

/** The profile as a form, prefilled with what is saved. */
export function ProfileForm({
  profile: profileRef,
  query: queryRef,
}: {
  profile: ProfileForm_profile$key | null
  query: ProfileForm_query$key
}) {
  const profile = useFragment(
    graphql`
      fragment ProfileForm_profile on Profile {
        academicBackground
        targetDegree
        workExperience
        testScores
        preferredCountries
        studyInterests
        budget
        intendedStartDate
        confirmedReadings
        corrections {
          kind
          text
        }
        reading {
          items {
            kind
            key
            name
            from
            understood
            asCorrection
            note
            quote
            isCorrected
          }
          notUnderstood
        }
      }
    `,
    profileRef,
  )
  const { countries, fields } = useFragment(
    graphql`
      fragment ProfileForm_query on Query {
        countries {
          code
          name
        }
        fields {
          name
        }
      }
    `,
    queryRef,
  )
  const saved: ProfileValues = profile
    ? {
        academicBackground: profile.academicBackground,
        targetDegree: isDegree(profile.targetDegree) ? profile.targetDegree : '',
        workExperience: profile.workExperience,
        testScores: profile.testScores ?? '',
        preferredCountries: [...profile.preferredCountries],
        studyInterests: profile.studyInterests,
        budget: profile.budget ?? '',
        intendedStartDate: profile.intendedStartDate ?? '',
        corrections: correctionsOf(profile.corrections),
        confirmedReadings: profile.confirmedReadings,
      }
    : EMPTY_PROFILE
  const { toast } = useToast()
  const { send: save, isPending: isSaving, refusal, faultByField: faults, dismiss } = useSaveProfile()
  // A refused value is marked until it is changed.
  const [sent, setSent] = useState<ProfileValues | null>(null)
  const [wasSaved, setWasSaved] = useState(false)
  const [beforeReset, setBeforeReset] = useState<ProfileValues | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const fieldNames = useMemo(() => fields.map(({ name }) => name), [fields])
  const { hash } = useLocation()
  useEffect(() => {
    if (hash !== `#${READING_PLACE}`) return
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({ block: 'start' })
  }, [hash])

  const formik = useFormik<ProfileValues>({
    initialValues: saved,
    validationSchema: profileRules,
    onSubmit: async values => {
      const input = toInput(values)
      if (!input) return
      setSent(values)
      setBeforeReset(null)
      const { saved } = await save({ input })
      if (!saved) return
      setWasSaved(true)
      formik.resetForm({ values })
      toast({
        title: saved.created ? t('Profile created') : t('Profile updated'),
        description: t('Your profile has been saved successfully.'),
        action: SEE_MATCHES,
      })
    },
  })
  const { values } = formik
  // What is saved was read with it; only what is typed over it is asked about.
  const words = formik.dirty ? toWords(values) : null
  const live = useProfileReading(words)
  const savedReading = profile?.reading ?? null
  const typedReading = words && (live.reading ?? savedReading)
  const reading = formik.dirty ? typedReading : savedReading
  const blocker = useUnsavedWarning(formik.dirty && !isSaving)

  // Each try that finds a fault leads to it, also when the same one is found again.
  const { submitCount, isSubmitting } = formik
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focusFirstFault(form.current)
  }, [submitCount, isSubmitting])

  function faultOf(field: keyof ProfileValues): string | undefined {
    // From the first try on: a message that appears on leaving a field would move the button that is being pressed.
    const own = submitCount > 0 && formik.touched[field] ? formik.errors[field] : undefined
    if (typeof own === 'string') return own
    return sent?.[field] === values[field] ? faults[field] : undefined
  }

  function correct(kind: ReadingKind, text?: string | null) {
    formik.setFieldValue('corrections', withCorrection(values.corrections, kind, text))
  }

  /** What of a field was not understood, beside it. */
  function doubtsOn(field: TextField) {
    const doubts = notUnderstoodIn(reading, values[field])
    if (doubts.length === 0) return null
    return (
      <MarginNote tone="warning" landmark={false}>
        {t('Not understood:')}{' '}
        {doubts.map((doubt, place) => (
          <span key={doubt}>
            {place > 0 && ', '}
            <Quote>{doubt}</Quote>
          </span>
        ))}
      </MarginNote>
    )
  }

  function reset() {
    setBeforeReset(values)
    dismiss()
    formik.setTouched({}, false)
    formik.setValues(EMPTY_PROFILE, false)
  }

  function undoReset() {
    if (beforeReset) formik.setValues(beforeReset, false)
    setBeforeReset(null)
  }

  const correctionFaults = new Map(
    sent?.corrections === values.corrections
      ? Object.entries(faults).map(([path, message]) => [correctionOf(path) ?? path, message])
      : [],
  )
  const strayFaults = Object.entries(faults).filter(
    ([path]) => !isProfileField(path) && correctionOf(path) === null,
  )
  return (
    <FormColumns as="form" ref={form} noValidate onSubmit={formik.handleSubmit}>
      <FormRows>
        <CvImport
          filled={field => values[field].trim() !== ''}
          onUse={(field, quote) => {
            const kept = values[field].trimEnd()
            const words = field === 'testScores' ? quote.replaceAll('\n', ', ') : quote
            const separator = field === 'testScores' ? ', ' : '\n'
            void formik.setFieldValue(field, kept === '' ? words : `${kept}${separator}${words}`)
          }}
        />
        <FieldRow>
          <Field
            label={t('Academic background')}
            help={t('Degrees, universities, marks or CGPA, the years, and what you did best in.')}
            required
            error={faultOf('academicBackground')}
          >
            <TextArea {...formik.getFieldProps('academicBackground')} rows={5} />
          </Field>
          {doubtsOn('academicBackground')}
        </FieldRow>
        <FieldRow>
          <Field label={t('Target degree')} required group error={faultOf('targetDegree')}>
            <RadioGroup
              layout="row"
              name="targetDegree"
              options={DEGREES}
              value={values.targetDegree}
              onValueChange={degree => formik.setFieldValue('targetDegree', degree)}
            />
          </Field>
        </FieldRow>
        <FieldRow>
          <Field
            label={t('Work experience')}
            help={t("Roles, companies and years. 'None yet' is an answer too.")}
            required
            error={faultOf('workExperience')}
          >
            <TextArea {...formik.getFieldProps('workExperience')} rows={4} />
          </Field>
          {doubtsOn('workExperience')}
        </FieldRow>
        <FieldRow>
          <Field
            label={t('Study interests')}
            help={t('The field, and what in it you would like to go deeper into.')}
            required
            error={faultOf('studyInterests')}
          >
            <TextArea {...formik.getFieldProps('studyInterests')} rows={3} />
          </Field>
          {doubtsOn('studyInterests')}
        </FieldRow>
        <FieldRow>
          <Field
            label={t('Preferred countries')}
            help={t('In the order of your preference.')}
            required
            group
            error={faultOf('preferredCountries')}
          >
            <MultiSelect
              options={countries.map(({ code, name }) => ({ value: code, label: t(name) }))}
              value={values.preferredCountries}
              onValueChange={chosen => formik.setFieldValue('preferredCountries', chosen)}
              emptyText={t('No country chosen yet')}
            />
          </Field>
        </FieldRow>
        <FieldRow>
          <Field
            label={t('Test scores')}
            help={t('As you would say it: GRE 325, IELTS 7.5.')}
            optional
            error={faultOf('testScores')}
          >
            <TextInput {...formik.getFieldProps('testScores')} />
          </Field>
          {doubtsOn('testScores')}
        </FieldRow>
        <FieldRow>
          <Field
            label={t('Budget')}
            help={t('A year or in all: $40k a year, 25 lakhs.')}
            optional
            error={faultOf('budget')}
          >
            <TextInput {...formik.getFieldProps('budget')} />
          </Field>
          {doubtsOn('budget')}
        </FieldRow>
        <FieldRow>
          <Field
            label={t('Intended start date')}
            help={t('A month or an intake: Fall 2027.')}
            optional
            error={faultOf('intendedStartDate')}
          >
            <TextInput {...formik.getFieldProps('intendedStartDate')} />
          </Field>
          {doubtsOn('intendedStartDate')}
        </FieldRow>
      </FormRows>
      <PanelColumn id={READING_PLACE} ref={panel} tabIndex={-1}>
        <ReadingPanel
          reading={reading}
          corrections={values.corrections}
          confirmed={values.confirmedReadings}
          faults={correctionFaults}
          fieldNames={fieldNames}
          keptWhen={keptWhen()}
          emptyText={t(
            'While you write, this says what matching takes from your words. Put right what is wrong.',
          )}
          onCorrect={correct}
          onConfirm={keys => formik.setFieldValue('confirmedReadings', keys)}
        >
          <ReadingStatus {...live} reading={reading} />
        </ReadingPanel>
      </PanelColumn>
      <FormRows>
        {beforeReset && (
          <Banner
            tone="info"
            announce
            action={
              <Button size="small" onClick={undoReset}>
                {t('Undo')}
              </Button>
            }
          >
            {t('The form is cleared. What was saved stays until you save again.')}
          </Banner>
        )}
        {refusal && (
          <Banner tone="danger" announce title={t('Your profile was not saved')}>
            {t('{message} What you typed is still here.', { message: refusal.message })}
            {strayFaults.map(([path, message]) => (
              <p key={path}>{message}</p>
            ))}
          </Banner>
        )}
        <FormActions>
          <Button type="submit" variant="primary" pending={isSaving} pendingLabel={t('Saving...')}>
            {t('Save Profile')}
          </Button>
          <Button variant="quiet" onClick={reset} disabled={isSaving}>
            {t('Reset')}
          </Button>
          {wasSaved && !formik.dirty && (
            <Text $size="small">
              {t('Profile saved:')}{' '}
              <TextLink as={Link} to={SEE_MATCHES.href}>
                {t('see your matches')}
              </TextLink>
            </Text>
          )}
        </FormActions>
      </FormRows>
      <Dialog
        open={blocker.state === 'blocked'}
        onOpenChange={open => {
          if (!open) blocker.reset?.()
        }}
        title={t('Leave without saving?')}
        description={t('What you changed on your profile is not saved yet.')}
        actions={
          <>
            <Button variant="primary" onClick={() => blocker.reset?.()}>
              {t('Stay here')}
            </Button>
            <Button onClick={() => blocker.proceed?.()}>{t('Leave without saving')}</Button>
          </>
        }
      />
    </FormColumns>
  )
}
