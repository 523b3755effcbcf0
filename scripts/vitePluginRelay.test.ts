import { describe, expect, it } from 'vitest'
import { swapGraphqlTags } from './vitePluginRelay.ts'

const where = { file: '/site/web/screens/Profile/ProfileForm.tsx', folder: '/site/web/__generated__' }

describe('replacing graphql tags', () => {
  it('imports the artifact of each and keeps all line numbers', () => {
    const source = 'const A = graphql`\n  fragment A_viewer on User {\n    id\n  }\n`\nconst last = 1\n'
    const swapped = swapGraphqlTags(source, where)
    expect(swapped).toContain("from '../../__generated__/A_viewer.graphql.ts'")
    expect(swapped).not.toContain('fragment')
    expect(swapped?.split('\n').indexOf('const last = 1')).toBe(5)
  })

  it('leaves a source without tags unchanged', () => {
    expect(swapGraphqlTags('const graphql = 1', where)).toBeNull()
  })
})
