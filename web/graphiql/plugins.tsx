import type { GraphiQLPlugin } from '@graphiql/react'
import { ChartColumn, FolderOpen, ListTree } from 'lucide-react'
import { ExplorerPane } from './ExplorerPane.tsx'
import { SavedQueriesPane } from './SavedQueriesPane.tsx'
import { TablePane } from './TablePane.tsx'

/** What stands beside the editor, besides GraphiQL's own documentation and history. */
export const PLUGINS: GraphiQLPlugin[] = [
  { title: 'Explorer', icon: () => <ListTree aria-hidden />, content: ExplorerPane },
  { title: 'Saved queries', icon: () => <FolderOpen aria-hidden />, content: SavedQueriesPane },
  { title: 'Table and chart', icon: () => <ChartColumn aria-hidden />, content: TablePane },
]
