import { useState } from 'react'
import { Link } from 'react-router-dom'
import { whatIfOffer } from '../../content/matching.ts'
import { Button, Field, Figure, Select, Slider, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { Trans } from '../../language/Trans.tsx'
import { PanelStack, SliderHead } from './matcherStyles.ts'
import type { WhatIf } from './useWhatIf.ts'
import { openingMeasure, readMeasure, WHAT_IF_FIGURES, type WhatIfFigure } from './whatIfMeasures.ts'

function FigureField({ figure, whatIf }: { figure: WhatIfFigure; whatIf: WhatIf }) {
  const { measures, label } = figure
  const [chosen, setChosen] = useState<string | null>(null)
  const measure = measures.find(({ code }) => code === chosen) ?? openingMeasure(figure, whatIf.items)
  const read = readMeasure(measure, whatIf.items)
  const tried = whatIf.changes.find(change => change.measure === measure)
  const kinds = measures.map(({ kind }) => kind)
  const value = tried?.value ?? read ?? measure.start
  const said = measure.say(value)

  function choose(code: string) {
    setChosen(code)
    if (whatIf.changes.some(change => measures.includes(change.measure))) whatIf.change(kinds, null)
  }

  return (
    <div>
      <SliderHead>
        <strong>{label}</strong>
        <Figure>{tried || read !== null ? said : t('not in your profile')}</Figure>
      </SliderHead>
      <Field label={t('{label}, on the scale of', { label })} hideLabel>
        <Select
          value={measure.code}
          options={measures.map(({ code, name }) => ({ value: code, label: name }))}
          onChange={event => choose(event.currentTarget.value)}
        />
      </Field>
      <Field label={`${label}: ${measure.name}`} hideLabel>
        <Slider
          min={measure.min}
          max={measure.max}
          step={measure.step}
          value={value}
          valueText={said}
          onValueChange={next => whatIf.change(kinds, next === read ? null : { measure, value: next })}
        />
      </Field>
    </div>
  )
}

/** The match that somebody asked the what-if for. */
export type WhatIfSubject = {
  readonly name: string
  readonly percentage: number
  readonly tried: number | null
}

/** Figures of the profile to be moved, to see what they would change. */
export function WhatIfPanel({
  whatIf,
  subject,
  onBack,
}: {
  whatIf: WhatIf
  subject: WhatIfSubject | null
  /** Leads back to the row of the subject. */
  onBack: () => void
}) {
  return (
    <PanelStack>
      {subject && (
        <Text $size="small">
          <strong>{subject.name}</strong>:{' '}
          {subject.tried === null || subject.tried === subject.percentage
            ? `${subject.percentage}%`
            : t('{percentage}% to {tried}%', { percentage: subject.percentage, tried: subject.tried })}
          .{' '}
          <TextLink as="button" type="button" onClick={onBack}>
            {t('Back to its row')}
          </TextLink>
        </Text>
      )}
      <Text $size="small" $tone="soft">
        <Trans
          message="Move a figure and see what it would change. Nothing here is saved; what becomes real goes <profile>into your profile</profile>."
          parts={{
            profile: inside => (
              <TextLink as={Link} to="/profile">
                {inside}
              </TextLink>
            ),
          }}
        />
      </Text>
      {/* Starting over also goes back to the scales that the profile speaks in. */}
      {WHAT_IF_FIGURES.map(figure => (
        <FigureField key={`${figure.label} ${whatIf.round}`} figure={figure} whatIf={whatIf} />
      ))}
      <div>
        <Button size="small" onClick={whatIf.reset} disabled={whatIf.changes.length === 0}>
          {t('Reset')}
        </Button>
      </div>
    </PanelStack>
  )
}

/** Describes the panel to an account whose plan does not include it. */
export function WhatIfOffer() {
  return (
    <Text $size="small" $tone="soft">
      {whatIfOffer()}{' '}
      <TextLink as={Link} to="/pricing">
        {t('Compare plans')}
      </TextLink>
    </Text>
  )
}
