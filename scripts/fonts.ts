/**
 * Makes the fonts of the first lines of a page in `web/design/fonts` from the packages that hold them whole. Run it
 * (`npm run fonts`) after an update of those packages; the build takes the files as they are.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { endInFailure, say } from './run.ts'

const FOLDER = 'web/design/fonts'

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place))

/** What nearly every line in English is made of: ASCII, the no-break space, and the marks that we write. */
const BASIC = `${range(0x20, 0x7e)}\u00a0£©·×–—‘’“”•…€−`
/** The other letters of Western Europe, as in the names of universities. */
const LETTERS = [...range(0xa1, 0xff), ...'ıŒœ'].filter(letter => !BASIC.includes(letter)).join('')
const RUPEE = '₹'
/** The name of the language as the switch in the foot of every page writes it. */
const HINDI = 'हिन्दी'

/** The weights that the design uses, of those that the whole fonts have. */
const WEIGHTS = { wght: { min: 400, max: 600 } }

const NEWSREADER = '@fontsource-variable/newsreader/files/newsreader-latin'
const INSTRUMENT_SANS = '@fontsource-variable/instrument-sans/files/instrument-sans-latin'
const DEVANAGARI = '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari'

const FONTS = [
  { name: 'newsreader-basic', from: `${NEWSREADER}-wght-normal`, text: BASIC, axes: WEIGHTS },
  { name: 'newsreader-letters', from: `${NEWSREADER}-wght-normal`, text: LETTERS, axes: WEIGHTS },
  { name: 'newsreader-rupee', from: `${NEWSREADER}-ext-wght-normal`, text: RUPEE, axes: WEIGHTS },
  { name: 'instrument-sans-basic', from: `${INSTRUMENT_SANS}-wght-normal`, text: BASIC, axes: WEIGHTS },
  { name: 'instrument-sans-letters', from: `${INSTRUMENT_SANS}-wght-normal`, text: LETTERS, axes: WEIGHTS },
  { name: 'hindi-name', from: `${DEVANAGARI}-wght-normal`, text: HINDI, axes: { wght: 500 } },
]

async function main(): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  await mkdir(FOLDER, { recursive: true })
  for (const { name, from, text, axes } of FONTS) {
    const whole = await readFile(resolve(`${from}.woff2`))
    const font = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: axes })
    await writeFile(join(FOLDER, `${name}.woff2`), font)
    say(`${name}: ${(font.length / 1000).toFixed(1)} kB of ${(whole.length / 1000).toFixed(1)} kB`)
  }
}

main().catch(endInFailure)
