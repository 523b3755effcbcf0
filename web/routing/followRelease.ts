import { type createMemoryRouter, createPath } from 'react-router-dom'
import * as z from 'zod/mini'
import { storageEntry } from '../device/storage.ts'
import { otherRelease } from '../relay/release.ts'

/** The release that this tab last loaded a document for. */
const sought = storageEntry({ area: 'TAB', key: 'gradwright:release', schema: z.string(), format: 'TEXT' })

/** Loads the document at this path from the server. */
function loadDocument(path: string): void {
  // After the back button the address is the next one already. Assigning it again would load nothing if it has a hash.
  if (window.location.href === new URL(path, window.location.href).href) window.location.reload()
  else window.location.assign(path)
}

/**
 * Loads the document of the next page that is opened when the server serves another release than this page's. What is
 * typed is kept, as on a reload: forms save on `pagehide`, or ask before they are left. A tab does this once for each
 * release, since the document that comes may be the former one again, behind a balancer or a cache.
 */
export function followRelease(
  router: Pick<ReturnType<typeof createMemoryRouter>, 'subscribe'>,
  load: (path: string) => void = loadDocument,
): void {
  router.subscribe(({ navigation, location }) => {
    const release = otherRelease()
    const next = navigation.location
    if (release === null || !next || next.pathname === location.pathname) return
    if (!navigator.onLine || sought.read() === release) return
    // Where the tab can't keep this, it would load a document for each page that is opened.
    if (sought.write(release)) load(createPath(next))
  })
}
