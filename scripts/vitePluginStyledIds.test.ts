import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { nameStyledComponents } from './vitePluginStyledIds.ts'

describe('the ids of styled components', () => {
  it('follow from file and name', () => {
    const source =
      'const Bar = styled.div<{ $wide: boolean }>`x`\nexport const Foot = styled(Radix.Content)`y`'
    const [bar, foot] = nameStyledComponents(source, 'app/Frame.tsx').split('\n')
    expect(bar).toMatch(
      /^const Bar = styled\.div\.withConfig\(\{componentId:'g\w{6}'\}\)<\{ \$wide: boolean \}>`x`$/,
    )
    expect(foot).toMatch(
      /^export const Foot = styled\(Radix\.Content\)\.withConfig\(\{componentId:'g\w{6}'\}\)`y`$/,
    )
    expect(nameStyledComponents(source, 'app/Other.tsx')).not.toContain(/'(g\w{6})'/.exec(bar ?? '')?.[1])
  })

  it('are there for each component of the client, and no two are the same', async () => {
    const ids: string[] = []
    const files = await readdir('web', { recursive: true })
    for (const file of files.filter(name => /\.tsx?$/.test(name) && !/__generated__|\.test\./.test(name))) {
      const source = await readFile(join('web', file), 'utf8')
      const made = source.match(/\bstyled(\.\w+|\()/g) ?? []
      const named = nameStyledComponents(source, file).match(/(?<=componentId:')\w+/g) ?? []
      expect(named.length, file).toBe(made.length)
      ids.push(...named)
    }
    expect(new Set(ids).size).toBe(ids.length)
  })
})
