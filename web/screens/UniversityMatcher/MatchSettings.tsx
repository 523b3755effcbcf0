import type { MatchSettingsInput } from '../../__generated__/useGenerateMatchesMutation.graphql.ts'
import { AMBITION_CHOICES, WEIGHT_SLIDERS, WEIGHT_WORDS } from '../../content/matching.ts'
import { Field, Segments, Slider, Text } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { PanelStack, SliderHead, Sliders } from './matcherStyles.ts'

/** Settings with each of them given. */
export type WholeSettings = Required<{
  [Key in keyof MatchSettingsInput]: NonNullable<MatchSettingsInput[Key]>
}>

/** What a weight comes to, in words. */
function weightWords(weight: number): string {
  if (weight === 1) return WEIGHT_WORDS.asItComes
  if (weight === 0) return t('Not at all')
  return weight < 1 ? WEIGHT_WORDS.less : WEIGHT_WORDS.more
}

/** How somebody is matched. */
export function MatchSettings({
  settings,
  onSettings,
  areUnused,
}: {
  settings: WholeSettings
  onSettings: (settings: WholeSettings) => void
  /** Whether the matches that are shown were made with other settings. */
  areUnused: boolean
}) {
  return (
    <PanelStack>
      <Field label={t('Ambition')} group>
        <Segments
          options={AMBITION_CHOICES}
          value={settings.ambition}
          onValueChange={ambition => onSettings({ ...settings, ambition })}
        />
      </Field>
      <Sliders>
        <SliderHead>
          <strong>{t('What counts how much')}</strong>
        </SliderHead>
        {WEIGHT_SLIDERS.map(({ key, label }) => (
          <div key={key}>
            <SliderHead>
              <span>{label}</span>
              <span>{weightWords(settings[key])}</span>
            </SliderHead>
            <Field label={t('{label} counts', { label })} hideLabel>
              <Slider
                min={0}
                max={2}
                step={0.25}
                value={settings[key]}
                valueText={`${weightWords(settings[key])} (${settings[key]})`}
                onValueChange={weight => onSettings({ ...settings, [key]: weight })}
              />
            </Field>
          </div>
        ))}
      </Sliders>
      {areUnused && (
        <Text $size="small" $tone="warning" role="status">
          {t('Ambition and weights count from the next time that you generate.')}
        </Text>
      )}
    </PanelStack>
  )
}
