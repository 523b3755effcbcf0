import { ConnectionHandler, DefaultHandlerProvider, type IEnvironment, ROOT_ID } from 'relay-runtime'

type Handler = ReturnType<typeof DefaultHandlerProvider>
type Filters = Readonly<Record<string, string | null>>

function isLink(value: unknown): value is { __ref: string } {
  return typeof value === 'object' && value !== null && '__ref' in value && typeof value.__ref === 'string'
}

/**
 * The ids of all lists of one field of the viewer that the store holds, on whichever screens they are shown. They are
 * the `connections` of `@deleteEdge`, `@prependNode` and `@appendNode`. A list that was never shown is not among them:
 * it is read whole when it is shown.
 *
 * @param filters leaves out the lists that are narrowed to other values
 */
export function viewerLists(environment: IEnvironment, field: string, filters: Filters = {}): string[] {
  const source = environment.getStore().getSource()
  const viewerLink = source.get(ROOT_ID)?.viewer
  const viewer = isLink(viewerLink) ? source.get(viewerLink.__ref) : null
  const narrowed = Object.entries(filters)
    .filter(([, value]) => value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}:${JSON.stringify(value)}`)
    .join(',')
  // The compiler makes the name of a list end with its field, and Relay keeps it under `__<name>_connection`.
  const key = new RegExp(`^__\\w+_${field}_connection(?:\\((.*)\\))?$`)
  return Object.entries(viewer ?? {}).flatMap(([name, link]) => {
    const found = key.exec(name)
    return found && isLink(link) && [undefined, narrowed].includes(found[1]) ? [link.__ref] : []
  })
}

/**
 * Relay's connection handler, except that a refetch of the first page keeps the following pages. If the last row of the
 * new page was not in the list, the following pages no longer connect to it and are dropped.
 */
const keepPages: Handler = {
  update(store, payload) {
    const connection = () => store.get(payload.dataID)?.getLinkedRecord(payload.handleKey)
    const before = payload.args.after == null ? (connection()?.getLinkedRecords('edges') ?? []) : []
    const pageInfo = connection()?.getLinkedRecord('pageInfo')
    const end = { endCursor: pageInfo?.getValue('endCursor'), hasNextPage: pageInfo?.getValue('hasNextPage') }
    ConnectionHandler.update(store, payload)
    const fresh = connection()?.getLinkedRecords('edges') ?? []
    const isWhole = connection()?.getLinkedRecord('pageInfo')?.getValue('hasNextPage') !== true
    if (isWhole || before.length <= fresh.length) return
    const idOf = (edge: (typeof fresh)[number] | null | undefined) =>
      edge?.getLinkedRecord('node')?.getDataID()
    const last = idOf(fresh.at(-1))
    const joint = last === undefined ? -1 : before.findIndex(edge => idOf(edge) === last)
    if (joint === -1) return
    const ids = new Set(fresh.map(idOf))
    const behind = before.slice(joint + 1).filter(edge => !ids.has(idOf(edge)))
    connection()?.setLinkedRecords([...fresh, ...behind], 'edges')
    const freshInfo = connection()?.getLinkedRecord('pageInfo')
    freshInfo?.setValue(end.endCursor, 'endCursor')
    freshInfo?.setValue(end.hasNextPage, 'hasNextPage')
  },
}

/** Relay's handlers, with `keepPages` for connections. */
export const listHandlers = (handle: string): Handler =>
  handle === 'connection' ? keepPages : DefaultHandlerProvider(handle)
