import { FileText, Mail, PenLine } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { Banner, Field, LinkButton, RadioGroup, Stack, Text, TextLink } from '../../design/index.ts'
import { documentTypeLabel } from '../../documents/documentWords.ts'
import { capitalised } from '../../format/capitalised.ts'
import { listOf } from '../../format/lists.ts'
import { t, words } from '../../language/language.ts'
import { QUICK_TYPES, type QuickType } from './quickFormAddress.ts'

const DESCRIPTIONS: Record<QuickType, string> = words({
  SOP: 'Statement of Purpose',
  LOR: 'Letter of Recommendation',
  ESSAY: 'Admission essay',
})

const ICONS: Record<QuickType, ReactNode> = {
  SOP: <FileText />,
  LOR: <Mail />,
  ESSAY: <PenLine />,
}

const PLURALS: Record<QuickType, string> = words({
  SOP: 'Statements of purpose',
  LOR: 'Letters of recommendation',
  ESSAY: 'Essays',
})

function namesOf(types: readonly QuickType[]): string {
  return capitalised(listOf(types.map(type => PLURALS[type].toLowerCase())))
}

/** What is to be written. Types that the plan does not include are dimmed and say where they would come from. */
export function DocumentTypeTiles({
  value,
  included,
  refused,
  onChoose,
}: {
  value: QuickType
  /** The types that the person's plan includes. */
  included: readonly string[]
  /** A type that was asked for from elsewhere although the plan does not include it. */
  refused: QuickType | null
  onChoose: (type: QuickType) => void
}) {
  const reasonId = useId()
  const [wanted, setWanted] = useState(refused)
  const missing = QUICK_TYPES.filter(type => !included.includes(type))
  return (
    <Stack $gap={3}>
      <Field label={t('Document type')} group>
        <RadioGroup
          layout="tiles"
          value={value}
          options={QUICK_TYPES.map(type => ({
            value: type,
            label: documentTypeLabel(type),
            description: DESCRIPTIONS[type],
            icon: ICONS[type],
            unavailable: missing.includes(type),
          }))}
          reasonId={reasonId}
          onUnavailable={setWanted}
          onValueChange={type => {
            setWanted(null)
            onChoose(type)
          }}
        />
      </Field>
      {missing.length > 0 &&
        (wanted === null ? (
          <Text $size="small" $tone="soft">
            <span id={reasonId}>
              {t('{names} come with the Standard and Premium plans.', { names: namesOf(missing) })}
            </span>{' '}
            <TextLink as={Link} to="/pricing">
              {t('Compare plans')}
            </TextLink>
          </Text>
        ) : (
          <Banner
            tone="warning"
            announce
            action={
              <LinkButton as={Link} to="/pricing" size="small">
                {t('Compare plans')}
              </LinkButton>
            }
          >
            <span id={reasonId}>
              {t('{names} come with the Standard and Premium plans. Yours writes statements of purpose.', {
                names: namesOf([wanted]),
              })}
            </span>
          </Banner>
        ))}
    </Stack>
  )
}
