import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button, Field, Row, SuggestInput, TextInput } from '../design/index.ts'
import { t } from '../language/language.ts'

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;
`

const Chip = styled.li`
  display: flex;
  align-items: center;
  min-width: 0;
  padding-left: 0.75rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-full);
  font-size: var(--text-sm);
  color: var(--ink);
  overflow-wrap: anywhere;

  button {
    display: grid;
    flex: none;
    place-items: center;
    width: var(--control);
    height: var(--control);
    border: 0;
    border-radius: 50%;
    background: none;
    color: var(--ink-soft);
    cursor: pointer;

    &:hover {
      color: var(--ink);
      background: var(--inset);
    }
  }

  svg {
    width: var(--icon);
    height: var(--icon);
  }
`

const MOST_SUGGESTED = 8

export type ChipListProps = {
  label: string
  help?: string
  values: readonly string[]
  onValues: (values: string[]) => void
  /** Names to choose from; without them any words can be added. */
  names?: readonly string[]
  most?: number
}

/** A list of words as chips: each can be taken out, and another one added behind them. */
export function ChipList({ label, help, values, onValues, names, most = 6 }: ChipListProps) {
  const [typed, setTyped] = useState('')
  const adder = useRef<HTMLInputElement>(null)
  const isFull = values.length >= most
  const wanted = typed.trim().toLowerCase()
  const suggestions = (names ?? [])
    .filter(name => name.toLowerCase().includes(wanted) && !values.includes(name))
    .sort((a, b) => Number(b.toLowerCase().startsWith(wanted)) - Number(a.toLowerCase().startsWith(wanted)))
    .slice(0, MOST_SUGGESTED)

  function add(value: string) {
    const words = value.trim()
    if (words !== '' && !values.includes(words) && !isFull) onValues([...values, words])
    setTyped('')
  }

  function takeOut(value: string) {
    onValues(values.filter(other => other !== value))
    adder.current?.focus()
  }

  /** The name that is typed, or else the first that fits it. */
  function addTyped() {
    const known =
      names?.find(name => name.toLowerCase() === wanted) ?? (wanted === '' ? undefined : suggestions[0])
    add(names ? (known ?? '') : typed)
  }

  return (
    <>
      {values.length > 0 && (
        <Chips aria-label={t('Chosen')}>
          {values.map(value => (
            <Chip key={value}>
              {value}
              <button
                type="button"
                aria-label={t('Take out {name}', { name: value })}
                onClick={() => takeOut(value)}
              >
                <X aria-hidden="true" />
              </button>
            </Chip>
          ))}
        </Chips>
      )}
      <Field label={label} help={help}>
        <Row $gap={2}>
          <div style={{ flex: 1, minWidth: 0 }}>
            {names ? (
              <SuggestInput
                ref={adder}
                value={typed}
                disabled={isFull}
                suggestions={suggestions}
                onValueChange={value => (names.includes(value) ? add(value) : setTyped(value))}
                onKeyDownCapture={event => {
                  const isListed = event.currentTarget.hasAttribute('aria-activedescendant')
                  if (event.key === 'Enter' && typed.trim() !== '' && !isListed) {
                    event.preventDefault()
                    event.stopPropagation()
                    addTyped()
                  }
                }}
              />
            ) : (
              <TextInput
                ref={adder}
                value={typed}
                maxLength={80}
                disabled={isFull}
                onChange={event => setTyped(event.target.value)}
                onKeyDown={event => {
                  if ((event.key === 'Enter' || event.key === ',') && typed.trim() !== '') {
                    event.preventDefault()
                    event.stopPropagation()
                    add(typed)
                  }
                }}
              />
            )}
          </div>
          <Button onClick={addTyped} disabled={isFull || typed.trim() === ''}>
            {t('Add')}
          </Button>
        </Row>
      </Field>
    </>
  )
}
