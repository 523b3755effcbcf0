import { GraphiQL } from 'graphiql'
import 'graphiql/style.css'
import { createRoot } from 'react-dom/client'
import { EXAMPLE_QUERIES } from './exampleQueries.ts'
import { fetchOperation } from './fetchOperation.ts'
import './page.css'
import { PLUGINS } from './plugins.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root.')
createRoot(root).render(
  <GraphiQL
    fetcher={fetchOperation}
    defaultTabs={EXAMPLE_QUERIES.map(query => ({ query }))}
    plugins={PLUGINS}
  />,
)
