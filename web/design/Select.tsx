import { ChevronDown } from 'lucide-react'
import type { ComponentPropsWithRef } from 'react'
import { styled } from 'styled-components'
import type { Choice } from './choice.ts'
import { useFieldWiring } from './fieldContext.ts'
import { controlSurface } from './mixins.ts'

export type SelectProps = Omit<ComponentPropsWithRef<'select'>, 'children'> & {
  options: readonly Choice[]
  /** The first, empty line, e.g. 'Choose a degree'. Without it there is none. */
  placeholder?: string
}

const Frame = styled.div`
  position: relative;

  svg {
    position: absolute;
    top: 50%;
    right: 0.75rem;
    width: var(--icon-medium);
    height: var(--icon-medium);
    color: var(--ink-soft);
    transform: translateY(-50%);
    pointer-events: none;
  }
`

const Control = styled.select`
  ${controlSurface}
  appearance: none;
  padding-right: 2.5rem;
  text-overflow: ellipsis;
  cursor: pointer;
`

function groupsOf(options: readonly Choice[]): { group: string | undefined; members: Choice[] }[] {
  const groups: { group: string | undefined; members: Choice[] }[] = []
  for (const option of options) {
    const last = groups.at(-1)
    if (last && last.group === option.group) last.members.push(option)
    else groups.push({ group: option.group, members: [option] })
  }
  return groups
}

/** One of several options: the native select, which works best on phones. */
export function Select({ options, placeholder, ...rest }: SelectProps) {
  return (
    <Frame>
      <Control {...rest} {...useFieldWiring(rest)}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {groupsOf(options).map(({ group, members }) => {
          const lines = members.map(option => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))
          return group === undefined ? (
            lines
          ) : (
            <optgroup key={group} label={group}>
              {lines}
            </optgroup>
          )
        })}
      </Control>
      <ChevronDown aria-hidden="true" />
    </Frame>
  )
}
