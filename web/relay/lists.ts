import { ConnectionHandler, DefaultHandlerProvider, type IEnvironment, ROOT_ID } from 'relay-runtime'

type Handler = ReturnType<typeof DefaultHandlerProvider>
type Filters = Readonly<Record<string, string | null>>

function isLink(value: unknown): value is { __ref: string } {
  return typeof value === 'object' && value !== null && '__ref' in value && typeof value.__ref === 'string'
}

/** The viewer's record in the store; null while nobody's was loaded. */
function viewerRecord(environment: IEnvironment): { id: string; fields: Record<string, unknown> } | null {
  const source = environment.getStore().getSource()
  const link = source.get(ROOT_ID)?.viewer
  const fields = isLink(link) ? source.get(link.__ref) : null
  return isLink(link) && fields ? { id: link.__ref, fields } : null
}

/**
 * How many items a list of the viewer's has in all, as `field { totalCount }` was last read, with the viewer's id.
 * Null where the store does not hold it: then no screen shows it.
 */
export function viewerCount(
  environment: IEnvironment,
  field: string,
): { id: string; totalCount: number } | null {
  const viewer = viewerRecord(environment)
  const list = viewer?.fields[field]
  const totalCount = isLink(list) ? environment.getStore().getSource().get(list.__ref)?.totalCount : null
  return viewer && typeof totalCount === 'number' ? { id: viewer.id, totalCount } : null
}

/**
 * The ids of all lists of one field of the viewer that the store holds, on whichever screens they are shown. They are
 * the `connections` of `@deleteEdge`, `@prependNode` and `@appendNode`. A list that was never shown is not among them:
 * it is read whole when it is shown.
 *
 * @param filters leaves out the lists that are narrowed to other values
 */
export function viewerLists(environment: IEnvironment, field: string, filters: Filters = {}): string[] {
  const narrowed = Object.entries(filters)
    .filter(([, value]) => value !== null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}:${JSON.stringify(value)}`)
    .join(',')
  // The compiler makes the name of a list end with its field, and Relay keeps it under `__<name>_connection`.
  const key = new RegExp(`^__\\w+_${field}_connection(?:\\((.*)\\))?$`)
  return Object.entries(viewerRecord(environment)?.fields ?? {}).flatMap(([name, link]) => {
    const found = key.exec(name)
    return found && isLink(link) && [undefined, narrowed].includes(found[1]) ? [link.__ref] : []
  })
}

/**
 * Relay's connection handler, except that a refetch of the first page keeps the following pages. They are dropped, to
 * be read again, where they no longer fit: if the last row of the new page was not in the list, or if the rows do not
 * add up to the list's `totalCount`, because some of the following ones were removed or added elsewhere. A list that
 * does not select `totalCount` is not checked for that.
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
    const totalCount = connection()?.getValue('totalCount')
    if (typeof totalCount === 'number') {
      const notLoaded = totalCount - fresh.length - behind.length
      if (end.hasNextPage === true ? notLoaded <= 0 : notLoaded !== 0) return
    }
    connection()?.setLinkedRecords([...fresh, ...behind], 'edges')
    const freshInfo = connection()?.getLinkedRecord('pageInfo')
    freshInfo?.setValue(end.endCursor, 'endCursor')
    freshInfo?.setValue(end.hasNextPage, 'hasNextPage')
  },
}

/** Relay's handlers, with `keepPages` for connections. */
export const listHandlers = (handle: string): Handler =>
  handle === 'connection' ? keepPages : DefaultHandlerProvider(handle)
