import { useOperationsEditorState, useSchemaStore } from '@graphiql/react'
import { type GraphQLSchema, getNamedType } from 'graphql'
import { useState } from 'react'
import { fieldsOf, firstOperation, selectionAt, toggleField } from './toggleField.ts'

/** The fields of the graph as a tree: what is ticked is in the first operation of the editor. */
export function ExplorerPane() {
  const [text, setText] = useOperationsEditorState()
  const { schema } = useSchemaStore()
  const [searched, setSearched] = useState('')
  if (!schema) return <p className="gw-soft">The schema is being read.</p>
  const operation = firstOperation(text)
  const root = operation ? schema.getRootType(operation.operation) : schema.getQueryType()
  const isReadable = text.trim() === '' || operation !== null
  return (
    <section aria-label="Explorer" className="gw-pane">
      <h2 className="gw-title">Explorer</h2>
      <div className="gw-form">
        <label htmlFor="gw-search">Search {root?.name ?? 'Query'}</label>
        <input
          id="gw-search"
          type="search"
          value={searched}
          onChange={event => setSearched(event.target.value)}
        />
      </div>
      {!isReadable && <p className="gw-fault">The text of the editor cannot be read. Mend it first.</p>}
      {root && (
        <Fields
          schema={schema}
          typeName={root.name}
          path={[]}
          text={text}
          searched={searched.trim().toLowerCase()}
          onToggle={isReadable ? path => setText(toggleField(schema, text, path)) : undefined}
        />
      )}
    </section>
  )
}

function Fields({
  schema,
  typeName,
  path,
  text,
  searched = '',
  onToggle,
}: {
  schema: GraphQLSchema
  typeName: string
  path: readonly string[]
  text: string
  searched?: string
  onToggle: ((path: readonly string[]) => void) | undefined
}) {
  const operation = firstOperation(text)
  return (
    <ul className="gw-list">
      {Object.values(fieldsOf(schema, typeName))
        .filter(({ name }) => name.toLowerCase().includes(searched))
        .map(field => {
          const at = [...path, field.name]
          const selected = selectionAt(operation, at)
          const inner = getNamedType(field.type).name
          return (
            <li key={field.name}>
              <label className="gw-field" title={field.description ?? undefined}>
                <input
                  type="checkbox"
                  checked={selected !== undefined}
                  disabled={!onToggle}
                  onChange={() => onToggle?.(at)}
                />
                {field.name}
                {field.deprecationReason != null && <span className="gw-soft">deprecated</span>}
              </label>
              {selected?.selectionSet && (
                <Fields schema={schema} typeName={inner} path={at} text={text} onToggle={onToggle} />
              )}
            </li>
          )
        })}
    </ul>
  )
}
