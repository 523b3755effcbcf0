import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { css, styled } from 'styled-components'
import { t } from '../language/language.ts'
import { useFieldWiring } from './fieldContext.ts'
import { controlSurface, floating } from './mixins.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export type SuggestInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'onChange' | 'type' | 'list'
> & {
  value: string
  onValueChange: (value: string) => void
  /** What to offer for the present value; the caller searches. */
  suggestions: readonly string[]
}

const CLOSES_AFTER_MS = 200

const Frame = styled.div`
  position: relative;
`

const Control = styled.input`
  ${controlSurface}
`

/* Below a control with an error the list takes room, so that it does not cover the message. */
const List = styled.ul<{ $takesRoom: boolean }>`
  ${floating}
  ${({ $takesRoom }) =>
    $takesRoom
      ? css`
          margin-top: 4px;
        `
      : css`
          position: absolute;
          z-index: var(--layer-menu);
          top: calc(100% + 4px);
          left: 0;
          right: 0;
        `}
  max-height: 18rem;
  padding: var(--space-1);
  overflow-y: auto;
  list-style: none;
`

const Item = styled.li`
  display: flex;
  align-items: center;
  min-height: var(--control);
  padding: 0.375rem 0.625rem;
  border-left: 2px solid transparent;
  border-radius: 2px var(--radius-small) var(--radius-small) 2px;
  font-size: max(1rem, var(--text-sm));
  cursor: pointer;

  &[aria-selected='true'] {
    background: var(--inset);
    border-left-color: var(--ink);
  }

  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`

/**
 * Free text with suggestions: a combobox after the ARIA authoring practices. Opens on focus, typing or an arrow key,
 * closes 200 ms after the focus has left. With an error it does not open on focus: the message comes first.
 */
export function SuggestInput({
  value,
  onValueChange,
  suggestions,
  onFocus,
  onBlur,
  ...rest
}: SuggestInputProps) {
  const listId = useId()
  const wiring = useFieldWiring(rest)
  const isInvalid = Boolean(wiring['aria-invalid'])
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])
  const shown = isOpen && suggestions.length > 0
  const optionId = (index: number) => `${listId}-${index}`
  const activeId = shown && active >= 0 ? optionId(active) : undefined
  const movedByKey = useRef(false)
  useEffect(() => {
    // Under a pointer the list must keep still.
    if (!activeId || !movedByKey.current) return
    movedByKey.current = false
    document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const pick = (suggestion: string) => {
    onValueChange(suggestion)
    close()
  }
  const goTo = (index: number) => {
    movedByKey.current = true
    setActive(index)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const last = suggestions.length - 1
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const isDown = event.key === 'ArrowDown'
      if (event.altKey) return isDown ? setOpen(true) : close()
      setOpen(true)
      if (last < 0) return
      if (!shown || active < 0) goTo(isDown ? 0 : last)
      else if (isDown) goTo(active === last ? 0 : active + 1)
      else goTo(active === 0 ? last : active - 1)
    } else if (event.key === 'Enter' && shown) {
      const suggestion = suggestions[active]
      if (suggestion === undefined) return
      event.preventDefault()
      pick(suggestion)
    } else if (event.key === 'Escape' && shown) {
      // A dialog around the field must not close together with the list.
      event.preventDefault()
      event.stopPropagation()
      close()
    } else if (event.key === 'Home' || event.key === 'End') {
      setActive(-1)
    }
  }

  return (
    <Frame>
      <Control
        {...rest}
        {...wiring}
        type="text"
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={shown}
        aria-controls={shown ? listId : undefined}
        aria-activedescendant={activeId}
        value={value}
        onChange={event => {
          onValueChange(event.target.value)
          setOpen(true)
          setActive(-1)
        }}
        onFocus={event => {
          clearTimeout(closing.current)
          if (!isInvalid) setOpen(true)
          onFocus?.(event)
        }}
        onBlur={event => {
          closing.current = setTimeout(close, CLOSES_AFTER_MS)
          onBlur?.(event)
        }}
        onKeyDown={onKeyDown}
      />
      {shown && (
        <List id={listId} role="listbox" aria-label={t('Suggestions')} $takesRoom={isInvalid}>
          {suggestions.map((suggestion, index) => (
            <Item
              key={suggestion}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              onPointerMove={() => setActive(index)}
              onPointerDown={event => event.preventDefault()}
              onClick={() => pick(suggestion)}
            >
              {suggestion}
            </Item>
          ))}
        </List>
      )}
      <VisuallyHidden role="status">
        {shown ? `${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}` : ''}
      </VisuallyHidden>
    </Frame>
  )
}
