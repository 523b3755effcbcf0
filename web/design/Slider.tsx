import type { ComponentPropsWithRef, CSSProperties } from 'react'
import { styled } from 'styled-components'
import { useFieldWiring } from './fieldContext.ts'

export type SliderProps = Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'onChange' | 'min' | 'max'
> & {
  value: number
  onValueChange: (value: number) => void
  min: number
  max: number
  step: number
  /** The value in words, e.g. 'IELTS 8'. */
  valueText: string
}

const track = `
  height: 0.375rem;
  border-radius: var(--radius-full);
`

const thumb = `
  box-sizing: border-box;
  width: 1.375rem;
  height: 1.375rem;
  border: 2px solid var(--sheet);
  border-radius: 50%;
  background: var(--ink);
  box-shadow: 0 0 0 1px var(--ink);
`

const Native = styled.input`
  display: block;
  appearance: none;
  width: 100%;
  height: 2.75rem;
  margin: 0;
  background: none;
  cursor: pointer;
  touch-action: pan-y;

  &::-webkit-slider-runnable-track {
    ${track}
    background: linear-gradient(
      to right,
      var(--ink) var(--filled),
      color-mix(in srgb, var(--line-strong) 45%, transparent) var(--filled)
    );
  }

  &::-moz-range-track {
    ${track}
    background: color-mix(in srgb, var(--line-strong) 45%, transparent);
  }

  &::-moz-range-progress {
    ${track}
    background: var(--ink);
  }

  &::-webkit-slider-thumb {
    appearance: none;
    margin-top: -0.5rem;
    ${thumb}
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::-webkit-slider-thumb {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  &:focus-visible::-moz-range-thumb {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`

/** A number between two limits: the native range input, for assistive technology and touch. */
export function Slider({ value, onValueChange, min, max, step, valueText, style, ...rest }: SliderProps) {
  const filled: CSSProperties & Record<'--filled', string> = {
    ...style,
    '--filled': `${((value - min) / (max - min)) * 100}%`,
  }
  return (
    <Native
      {...rest}
      {...useFieldWiring(rest)}
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      style={filled}
      aria-valuetext={valueText}
      onChange={event => onValueChange(event.currentTarget.valueAsNumber)}
    />
  )
}
