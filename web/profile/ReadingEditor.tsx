import { type ReactNode, useState } from 'react'
import { Field, MultiSelect, RadioGroup, Select, TextInput } from '../design/index.ts'
import { sent, t, words } from '../language/language.ts'
import { ChipList } from './ChipList.tsx'
import type { ReadingKind } from './corrections.ts'
import { EXAMPLES } from './readItems.ts'
import {
  BUDGET_PERIODS,
  type BudgetParts,
  budgetParts,
  budgetText,
  ENGLISH_TESTS,
  englishParts,
  englishText,
  fieldParts,
  fieldText,
  figureIn,
  GRADE_SCALES,
  gradeParts,
  gradeText,
  listParts,
} from './readingForms.ts'
import { Pair } from './readingStyles.ts'

export type ReadingEditorProps = {
  kind: ReadingKind
  /** The kind's name, in the language of the page. */
  name: string
  /** The text of a correction that the controls begin with; empty for none. */
  text: string
  /** The names of all fields of study. */
  fieldNames: readonly string[]
  /** The text of a correction that the controls say now; empty while they say nothing. */
  onText: (text: string) => void
}

/** The controls in which a reading is put right: fields of its parts where its kind has parts, else a line of words. */
export function ReadingEditor(props: ReadingEditorProps): ReactNode {
  switch (props.kind) {
    case 'BUDGET':
      return <BudgetEditor {...props} />
    case 'GRADE':
      return <GradeEditor {...props} />
    case 'ENGLISH':
      return <EnglishEditor {...props} />
    case 'FIELDS':
      return <FieldsEditor {...props} />
    case 'STUDIED':
      return <ListEditor {...props} names={props.fieldNames} />
    case 'REFUSED':
    case 'PLACES_REFUSED':
    case 'PLACES_WANTED':
      return <ListEditor {...props} />
    case 'LANGUAGES':
      return <LanguagesEditor {...props} />
    case 'LENGTH':
    case 'DEGREE_YEARS':
      return <LengthEditor {...props} />
    case 'RANKED':
    case 'FUNDING':
      return <ChoiceOrWordsEditor {...props} />
    case 'FAMILY':
      return <ChoiceEditor {...props} />
    default:
      return <WordsEditor {...props} />
  }
}

function WordsEditor({ kind, name, text, onText }: ReadingEditorProps) {
  const [typed, setTyped] = useState(text)
  return (
    <Field
      label={t('{name}, in your words', { name })}
      help={t('Such as {example}.', { example: EXAMPLES[kind] ?? t('other words') })}
    >
      <TextInput
        value={typed}
        maxLength={500}
        onFocus={event => event.target.select()}
        onChange={event => {
          setTyped(event.target.value)
          onText(event.target.value.trim())
        }}
      />
    </Field>
  )
}

const CURRENCIES = [
  ...[
    'INR',
    'USD',
    'EUR',
    'GBP',
    'CAD',
    'AUD',
    'AED',
    'BDT',
    'BRL',
    'CHF',
    'CNY',
    'GHS',
    'IDR',
    'JPY',
    'KES',
  ],
  ...[
    'KRW',
    'LKR',
    'MXN',
    'MYR',
    'NGN',
    'NPR',
    'NZD',
    'PHP',
    'PKR',
    'SAR',
    'SGD',
    'THB',
    'TRY',
    'VND',
    'ZAR',
  ],
]

const PERIODS = words([
  { value: 'a year', label: 'a year' },
  { value: 'a semester', label: 'a semester' },
  { value: 'a month', label: 'a month' },
  { value: 'in all', label: 'for the whole course' },
])
const COVERS = words([
  { value: 'ALL', label: 'tuition and living' },
  { value: 'TUITION', label: 'tuition only' },
])

const NO_BUDGET: BudgetParts = {
  amount: '',
  currency: 'INR',
  period: 'a year',
  length: '',
  isTuitionOnly: false,
  others: '',
}

function BudgetEditor(props: ReadingEditorProps) {
  const { text, onText } = props
  const [parts, setParts] = useState(() => (text === '' ? NO_BUDGET : budgetParts(text)))
  if (parts === null) return <WordsEditor {...props} />
  const change = (changes: Partial<typeof parts>) => {
    const next = { ...parts, ...changes }
    setParts(next)
    onText(budgetText(next))
  }
  const currencies = CURRENCIES.includes(parts.currency) ? CURRENCIES : [parts.currency, ...CURRENCIES]
  return (
    <>
      <Pair>
        <Field label={t('Amount')}>
          <TextInput
            value={parts.amount}
            maxLength={24}
            onChange={event => change({ amount: event.target.value })}
          />
        </Field>
        <Field label={t('Currency')}>
          <Select
            value={parts.currency}
            options={currencies.map(code => ({ value: code, label: code }))}
            onChange={event => change({ currency: event.target.value })}
          />
        </Field>
      </Pair>
      <Pair>
        <Field label={t('Per')}>
          <Select
            value={parts.period}
            options={PERIODS}
            onChange={event =>
              change({ period: BUDGET_PERIODS.find(period => period === event.target.value) ?? 'a year' })
            }
          />
        </Field>
        <Field label={t('It pays for')}>
          <Select
            value={parts.isTuitionOnly ? 'TUITION' : 'ALL'}
            options={COVERS}
            onChange={event => change({ isTuitionOnly: event.target.value === 'TUITION' })}
          />
        </Field>
      </Pair>
      <Field
        label={t('Other sums for some countries')}
        help={t('Such as {example}.', { example: 'USD 30000 a year for tuition in the USA and Canada' })}
        optional
      >
        <TextInput
          value={parts.others}
          maxLength={300}
          onChange={event => change({ others: event.target.value })}
        />
      </Field>
    </>
  )
}

const IN_WORDS = 'WORDS'

function GradeEditor(props: ReadingEditorProps) {
  const { text, onText } = props
  const [parts, setParts] = useState(() => (text === '' ? { value: '', unit: '10' } : gradeParts(text)))
  if (parts === null) return <WordsEditor {...props} />
  const change = (changes: Partial<typeof parts>) => {
    const next = { ...parts, ...changes }
    const isInWords = next.unit === IN_WORDS
    setParts(isInWords ? null : next)
    onText(isInWords ? text : gradeText(next))
  }
  const scaleName = (scale: string) =>
    scale === '%'
      ? t('per cent')
      : scale === 'German'
        ? t('German scale, 1.0 is best')
        : t('of {best}', { best: scale })
  return (
    <Pair>
      <Field label={t('Grade')}>
        <TextInput
          value={parts.value}
          inputMode="decimal"
          maxLength={8}
          onChange={event => change({ value: event.target.value })}
        />
      </Field>
      <Field label={t('Scale')}>
        <Select
          value={parts.unit}
          options={[
            ...GRADE_SCALES.map(scale => ({ value: scale, label: scaleName(scale) })),
            { value: IN_WORDS, label: t('a class, in words') },
          ]}
          onChange={event => change({ unit: event.target.value })}
        />
      </Field>
    </Pair>
  )
}

function EnglishEditor(props: ReadingEditorProps) {
  const { text, onText } = props
  const [parts, setParts] = useState(() => (text === '' ? { value: '', unit: 'IELTS' } : englishParts(text)))
  if (parts === null) return <WordsEditor {...props} />
  const change = (changes: Partial<typeof parts>) => {
    const next = { ...parts, ...changes }
    setParts(next)
    onText(englishText(next))
  }
  return (
    <Pair>
      <Field label={t('Test')}>
        <Select
          value={parts.unit}
          options={ENGLISH_TESTS.map(test => ({ value: test, label: test }))}
          onChange={event => change({ unit: event.target.value })}
        />
      </Field>
      <Field label={t('Score')}>
        <TextInput
          value={parts.value}
          inputMode="decimal"
          maxLength={5}
          onFocus={event => event.target.select()}
          onChange={event => change({ value: event.target.value })}
        />
      </Field>
    </Pair>
  )
}

function FieldsEditor({ text, fieldNames, onText }: ReadingEditorProps) {
  const [parts, setParts] = useState(() => fieldParts(text, fieldNames))
  const change = (changes: Partial<typeof parts>) => {
    const next = { ...parts, ...changes }
    setParts(next)
    onText(fieldText(next))
  }
  return (
    <>
      <ChipList
        label={t('Add a field')}
        help={t('The first one counts most.')}
        names={fieldNames}
        values={parts.fields}
        onValues={fields => change({ fields })}
      />
      <Field
        label={t('What in it, in your words')}
        help={t('Such as {example}.', { example: 'soft robotics, haptics' })}
        optional
      >
        <TextInput
          value={parts.ownWords}
          maxLength={300}
          onChange={event => change({ ownWords: event.target.value })}
        />
      </Field>
    </>
  )
}

function ListEditor({ name, text, names, onText }: ReadingEditorProps & { names?: readonly string[] }) {
  const [values, setValues] = useState(() => listParts(text, names))
  return (
    <ChipList
      label={names ? t('Add a field') : t('Add to: {name}', { name })}
      values={values}
      {...(names && { names })}
      most={12}
      onValues={next => {
        setValues(next)
        onText(next.join(', '))
      }}
    />
  )
}

const LANGUAGES = words([
  { value: 'German', label: 'German' },
  { value: 'French', label: 'French' },
  { value: 'Italian', label: 'Italian' },
  { value: 'Spanish', label: 'Spanish' },
])

function LanguagesEditor({ name, text, onText }: ReadingEditorProps) {
  const [values, setValues] = useState(() => listParts(text))
  return (
    <Field label={name} help={t('Those that you speak at B2 or better.')} group>
      <MultiSelect
        options={LANGUAGES}
        value={values}
        onValueChange={next => {
          setValues(next)
          onText(next.join(', '))
        }}
      />
    </Field>
  )
}

const MONTHS = [9, 12, 15, 16, 18, 24, 36]
const YEARS = [0, 3, 4, 5, 6]
/** A diploma that is no degree, as the reader gives it back. */
const NO_BACHELOR = 'no bachelor’s degree'

function LengthEditor(props: ReadingEditorProps) {
  const { kind, name, text, onText } = props
  const [figure, setFigure] = useState(() => (text === NO_BACHELOR ? 0 : figureIn(text)))
  const [isByCountry] = useState(/;|\sin\s/.test(text))
  if (isByCountry) return <WordsEditor {...props} />
  const isMonths = kind === 'LENGTH'
  const figures = [...new Set([...(isMonths ? MONTHS : YEARS), ...(figure === null ? [] : [figure])])]
  const textOf = (count: number) => {
    if (isMonths) return `at most ${count} months`
    return count === 0 ? NO_BACHELOR : `${count} years of study`
  }
  return (
    <Field label={name}>
      <Select
        placeholder={t('Choose')}
        value={figure === null ? '' : String(figure)}
        options={figures
          .sort((a, b) => a - b)
          .map(count => ({ value: String(count), label: sent(textOf(count)) }))}
        onChange={event => {
          const next = figureIn(event.target.value)
          setFigure(next)
          onText(next === null ? '' : textOf(next))
        }}
      />
    </Field>
  )
}

/** The texts of corrections of kinds that have a few, as the reader gives them back. */
const CHOICES: Readonly<Partial<Record<ReadingKind, readonly string[]>>> = {
  FAMILY: ['a spouse or children come along', 'nobody comes along'],
  RANKED: ['well-ranked universities first', 'only well-ranked universities', 'rankings do not matter'],
  FUNDING: [
    'No scholarship needed',
    'A scholarship would help',
    'Not without a scholarship',
    'Not without a scholarship, from a funder that pays at any university',
  ],
}

function ChoiceEditor({ kind, name, text, onText }: ReadingEditorProps) {
  const [chosen, setChosen] = useState(text)
  return (
    <Field label={name} group>
      <RadioGroup
        options={(CHOICES[kind] ?? []).map(choice => ({ value: choice, label: sent(choice) }))}
        value={chosen}
        onValueChange={next => {
          setChosen(next)
          onText(next)
        }}
      />
    </Field>
  )
}

/** What the choices of a kind cannot say. */
const BESIDE_CHOICES: Readonly<Partial<Record<ReadingKind, string>>> = {
  RANKED: 'only Russell Group universities; top 50 universities in Canada first',
  FUNDING: 'A scholarship would help; not without a scholarship in Canada',
}

/** A few choices, and words for all else. */
function ChoiceOrWordsEditor(props: ReadingEditorProps) {
  const { kind, text, onText } = props
  const isChoice = CHOICES[kind]?.includes(text) === true
  const [inWords, setInWords] = useState(isChoice ? '' : text)
  const [choice, setChoice] = useState(isChoice ? text : '')
  return (
    <>
      <ChoiceEditor
        {...props}
        key={choice}
        text={choice}
        onText={next => {
          setChoice(next)
          setInWords('')
          onText(next)
        }}
      />
      <Field
        label={t('Or in your words')}
        help={t('Such as {example}.', { example: BESIDE_CHOICES[kind] ?? '' })}
        optional
      >
        <TextInput
          value={inWords}
          maxLength={300}
          onChange={event => {
            setInWords(event.target.value)
            setChoice('')
            onText(event.target.value.trim())
          }}
        />
      </Field>
    </>
  )
}
