import type { ListedVersion } from '../reading/readDocumentText.ts'

/** What a version is called. */
export function versionName({ kind, restoredFrom }: Pick<ListedVersion, 'kind' | 'restoredFrom'>): string {
  switch (kind) {
    case 'GENERATED':
      return 'First draft'
    case 'REDRAFTED':
      return 'Redraft'
    case 'EDITED':
      return 'Edited'
    case 'RESTORED':
      return `Version ${restoredFrom} restored`
  }
}
