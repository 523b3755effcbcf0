/** A commit as the changelog reads it. */
export type Commit = { hash: string; subject: string }

/** What of the history concerns no user of a release. */
const INTERNAL = new Set(['tests', 'test', 'ci', 'bench', 'eval', 'docs', 'chore', 'walls'])

/**
 * The entry of a release, in Markdown: the changes of the graph, then its commits by area ('documents: keep versions'), areas in the alphabet and commits
 * in their order, without those that concern nobody outside (tests, documents about the code).
 */
export function changelogEntry({
  version,
  day,
  commits,
  graph = [],
}: {
  version: string
  /** As in 2026-11-24. */
  day: string
  /** The oldest first. */
  commits: readonly Commit[]
  /** The changes of the graph since the last release, in words. */
  graph?: readonly string[]
}): string {
  const byArea = new Map<string, string[]>()
  for (const { hash, subject } of commits) {
    const [, area, what] = /^([a-z][\w /-]*): (.+)$/.exec(subject) ?? [null, 'other', subject]
    if (area === undefined || what === undefined || INTERNAL.has(area)) continue
    byArea.set(area, [...(byArea.get(area) ?? []), `- ${capitalised(what)} (${hash.slice(0, 8)})`])
  }
  const areas = [...byArea].toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (graph.length > 0) areas.unshift(['changes of the graph', graph.map(change => `- ${change}`)])
  const parts = areas.map(([area, lines]) => `### ${capitalised(area)}\n\n${lines.join('\n')}`)
  return [`## ${version}, ${day}`, ...(parts.length === 0 ? ['Nothing that users see.'] : parts)].join('\n\n')
}

/** The changelog with a new entry on top. */
export function withEntry(changelog: string, entry: string): string {
  const [head = '# Changelog', ...entries] = changelog.trim().split(/\n(?=## )/)
  return `${[head.trim(), entry, ...entries.map(part => part.trim())].join('\n\n')}\n`
}

function capitalised(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}
