import { type FocusEventHandler, type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import type { Choice } from './choice.ts'
import { NativeInput } from './controlParts.tsx'
import { useGroupWiring } from './fieldContext.ts'
import { from } from './media.ts'
import { focusRing } from './mixins.ts'

export type RadioChoice<Value extends string = string> = Choice<Value> & {
  description?: ReactNode
  icon?: ReactNode
  /** Dimmed and focusable, but cannot be chosen; the text of `reasonId` says why. */
  unavailable?: boolean
}

export type RadioGroupProps<Value extends string = string> = {
  options: readonly RadioChoice<Value>[]
  value: Value | ''
  onValueChange: (value: Value) => void
  name?: string
  onBlur?: FocusEventHandler
  /** `tiles` gives every answer room for an icon and a description. */
  layout?: 'list' | 'row' | 'tiles'
  /** When no Field names the group. */
  'aria-label'?: string
  disabled?: boolean
  /** Called when a person tries to choose an unavailable answer. */
  onUnavailable?: (value: Value) => void
  /** The id of the text that explains why answers are unavailable. */
  reasonId?: string
}

const Group = styled.div<{ $layout: 'list' | 'row' | 'tiles' }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-1);

  ${({ $layout }) =>
    $layout === 'row' &&
    css`
      flex-flow: row wrap;
      column-gap: var(--space-5);
    `}

  ${({ $layout }) =>
    $layout === 'tiles' &&
    css`
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
      gap: var(--space-3);
    `}
`

const Dot = styled.span`
  flex: none;
  width: var(--icon-large);
  height: var(--icon-large);
  margin-top: 0.15em;
  border: 1.5px solid var(--line-strong);
  border-radius: 50%;
  background: var(--sheet);
  transition: border-width var(--quick) var(--ease-out);
`

const Option = styled.label<{ $tile: boolean }>`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 0.625rem;
  min-height: var(--control);
  padding: 0.4375rem 0;
  cursor: pointer;

  ${NativeInput}:checked + ${Dot} {
    border: 0.375rem solid var(--ink);
  }

  ${NativeInput}:focus-visible + ${Dot} {
    ${focusRing}
  }

  &:has(:disabled, [aria-disabled='true']) {
    color: var(--ink-faint);
    cursor: not-allowed;
  }

  ${({ $tile }) =>
    $tile &&
    css`
      gap: var(--space-3);
      padding: var(--space-4);
      background: var(--sheet);
      border: 1px solid var(--line-strong);
      border-radius: var(--radius-large);
      transition: border-color var(--quick) var(--ease-out);

      &:hover:not(:has(:disabled, [aria-disabled='true'])) {
        border-color: var(--ink);
      }

      &:has(:checked) {
        border-color: var(--ink);
        box-shadow: inset 0 0 0 1px var(--ink);
      }

      &:has(:focus-visible) {
        ${focusRing}
      }

      ${NativeInput}:focus-visible + ${Dot} {
        outline: none;
      }

      ${Dot} {
        order: 1;
        margin: 0.125rem 0 0;
      }

      ${from.phablet} {
        flex-direction: column;

        ${Dot} {
          position: absolute;
          top: var(--space-4);
          right: var(--space-4);
          margin: 0;
        }
      }

      &:has(:disabled, [aria-disabled='true']) {
        background: transparent;
        border-color: var(--line);
        border-style: dashed;
      }

      @media (forced-colors: active) {
        &:has(:checked) {
          border: 3px solid Highlight;
        }
      }
    `}

  @media (forced-colors: active) {
    ${NativeInput}:checked + ${Dot} {
      border-color: Highlight;
    }
  }
`

const Words = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  font-size: max(1rem, var(--text-sm));
  line-height: 1.5;
`

const TileLabel = styled.span<{ $clearOfDot: boolean }>`
  padding-right: ${({ $clearOfDot }) => ($clearOfDot ? 'var(--space-5)' : '0')};
  font-weight: var(--weight-strong);
`

const Description = styled.span`
  font-size: var(--text-sm);
  line-height: 1.45;
  color: var(--ink-soft);
`

const Icon = styled.span`
  flex: none;
  height: 1.25rem;
  color: var(--ink-soft);

  svg {
    width: var(--icon-large);
    height: var(--icon-large);
  }
`

/** One of a few answers, all of them in sight. Arrow keys move, as in any radio group. */
export function RadioGroup<Value extends string = string>({
  options,
  value,
  onValueChange,
  name,
  onBlur,
  layout = 'list',
  disabled = false,
  onUnavailable,
  reasonId,
  'aria-label': ariaLabel,
}: RadioGroupProps<Value>) {
  const ownName = useId()
  const { invalid, required, ...wiring } = useGroupWiring({ 'aria-label': ariaLabel })
  const tiles = layout === 'tiles'
  return (
    <Group
      role="radiogroup"
      $layout={layout}
      onBlur={onBlur}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
      {...wiring}
    >
      {options.map(option => (
        <Option key={option.value} $tile={tiles}>
          <NativeInput
            type="radio"
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={disabled || option.disabled}
            aria-disabled={option.unavailable || undefined}
            aria-describedby={option.unavailable ? reasonId : undefined}
            onChange={() =>
              option.unavailable ? onUnavailable?.(option.value) : onValueChange(option.value)
            }
          />
          <Dot aria-hidden="true" />
          {option.icon && <Icon aria-hidden="true">{option.icon}</Icon>}
          <Words>
            {tiles || option.description ? (
              <TileLabel $clearOfDot={tiles && !option.icon}>{option.label}</TileLabel>
            ) : (
              option.label
            )}
            {option.description && <Description>{option.description}</Description>}
          </Words>
        </Option>
      ))}
    </Group>
  )
}
