import { Button, useOperationsEditorState, useVariablesEditorState } from '@graphiql/react'
import { type FormEvent, useEffect, useState } from 'react'
import { Refused, readSavedQueries, removeSavedQuery, type SavedQuery, saveQuery } from './savedQueries.ts'

const EMPTY = { title: '', collection: '' }

/** The queries that analysts share: opened in the editor, saved from it. */
export function SavedQueriesPane() {
  const [query, setQuery] = useOperationsEditorState()
  const [variables, setVariables] = useVariablesEditorState()
  const [saved, setSaved] = useState<SavedQuery[] | null>(null)
  const [opened, setOpened] = useState<SavedQuery | null>(null)
  const [typed, setTyped] = useState(EMPTY)
  const [said, setSaid] = useState('')
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({})
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    readSavedQueries().then(setSaved, (fault: Error) => setSaid(fault.message))
  }, [])

  async function change(work: () => Promise<void>, done: string) {
    setBusy(true)
    setFaults({})
    try {
      await work()
      setSaved(await readSavedQueries())
      setSaid(done)
    } catch (fault) {
      if (fault instanceof Refused) setFaults(fault.byField)
      setSaid(fault instanceof Error ? fault.message : String(fault))
    } finally {
      setBusy(false)
    }
  }

  function open(one: SavedQuery) {
    setQuery(one.query)
    setVariables(one.variables)
    setOpened(one)
    setTyped({ title: one.title, collection: one.collection })
    setFaults({})
    setSaid(`Opened ${one.title}.`)
  }

  async function save(event: FormEvent, savedQueryId?: string) {
    event.preventDefault()
    await change(() => saveQuery({ ...typed, query, variables, savedQueryId }), `Saved ${typed.title}.`)
  }

  async function remove(one: SavedQuery) {
    if (!window.confirm(`Remove “${one.title}” for all analysts?`)) return
    await change(() => removeSavedQuery(one.id), `Removed ${one.title}.`)
    if (opened?.id === one.id) setOpened(null)
  }

  const collections = [...new Set(saved?.map(({ collection }) => collection))]
  return (
    <section aria-label="Saved queries" className="gw-pane">
      <h2 className="gw-title">Saved queries</h2>
      <form onSubmit={event => void save(event)} className="gw-form">
        <TextField
          label="Title"
          value={typed.title}
          fault={faults.title}
          onChange={title => setTyped({ ...typed, title })}
        />
        <TextField
          label="Collection"
          value={typed.collection}
          fault={faults.collection}
          options={collections}
          onChange={collection => setTyped({ ...typed, collection })}
        />
        {faults.query && <p className="gw-fault">{faults.query}</p>}
        {faults.variables && <p className="gw-fault">{faults.variables}</p>}
        <div className="gw-row">
          <Button type="submit" disabled={isBusy}>
            Save as new
          </Button>
          {opened?.canChange && (
            <Button type="button" disabled={isBusy} onClick={event => void save(event, opened.id)}>
              Save changes
            </Button>
          )}
        </div>
      </form>
      <p role="status" className="gw-soft">
        {said}
      </p>
      {saved?.length === 0 && <p className="gw-soft">Nobody has saved a query yet.</p>}
      {collections.map(collection => (
        <div key={collection}>
          <h3 className="gw-subtitle">{collection}</h3>
          <ul className="gw-list">
            {saved
              ?.filter(one => one.collection === collection)
              .map(one => (
                <li key={one.id} className="gw-row">
                  <button type="button" className="gw-open" onClick={() => open(one)}>
                    {one.title}
                    <span className="gw-soft">{one.authorName ?? 'by somebody who has left'}</span>
                  </button>
                  {one.canChange && (
                    <button
                      type="button"
                      className="gw-remove"
                      disabled={isBusy}
                      aria-label={`Remove ${one.title}`}
                      onClick={() => void remove(one)}
                    >
                      Remove
                    </button>
                  )}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function TextField({
  label,
  value,
  fault,
  options = [],
  onChange,
}: {
  label: string
  value: string
  fault: string | undefined
  options?: readonly string[]
  onChange: (text: string) => void
}) {
  const id = `gw-${label.toLowerCase()}`
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={80}
        list={options.length > 0 ? `${id}-options` : undefined}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}-fault`}
        onChange={event => onChange(event.target.value)}
      />
      {options.length > 0 && (
        <datalist id={`${id}-options`}>
          {options.map(option => (
            <option key={option} value={option} />
          ))}
        </datalist>
      )}
      {fault !== undefined && (
        <p id={`${id}-fault`} className="gw-fault">
          {fault}
        </p>
      )}
    </div>
  )
}
