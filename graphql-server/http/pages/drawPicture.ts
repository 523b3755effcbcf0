import { createRequire } from 'node:module'
import type { SKRSContext2D } from '@napi-rs/canvas'
import type { PagePicture } from './pageHead.ts'
import { PICTURE_SIZE } from './pictureSize.ts'

const MARGIN = 80
/** The text stands beside a line, like a note in a margin. */
const INDENT = 28
const WIDTH = PICTURE_SIZE.width - 2 * MARGIN
/** Paper, ink, softer ink and accent of the light theme (`web/design`), as in `scripts/pictures/share.html`. */
const COLOURS = { paper: '#faf6ee', ink: '#17213a', soft: '#4b5468', accent: '#c2371a' }

/** The whole fonts. A name's letters are taken from the first of a list that has them. */
const FONTS = {
  Newsreader: 'newsreader/files/newsreader-latin-wght-normal',
  'Newsreader Extended': 'newsreader/files/newsreader-latin-ext-wght-normal',
  'Instrument Sans': 'instrument-sans/files/instrument-sans-latin-wght-normal',
  'Instrument Sans Extended': 'instrument-sans/files/instrument-sans-latin-ext-wght-normal',
  'Noto Sans Devanagari': 'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal',
}
const SERIF = 'Newsreader, "Newsreader Extended", "Noto Sans Devanagari"'
const SANS = '"Instrument Sans", "Instrument Sans Extended", "Noto Sans Devanagari"'

/** The sizes that a title is tried in, with the most lines that it may take in each. */
const TITLE_SIZES = [
  { size: 76, most: 2 },
  { size: 64, most: 2 },
  { size: 54, most: 3 },
  { size: 46, most: 3 },
]
/** From one line of a title to the next, as a part of its size. */
const TITLE_LEADING = 1.12
/** The text ends above the lower margin, and takes as many lines as the title leaves room for. */
const TEXT = { size: 30, leading: 42, end: PICTURE_SIZE.height - 72, gap: 24 }

type Canvas = typeof import('@napi-rs/canvas')
let loading: Promise<Canvas> | null = null

/** The library, loaded with the fonts for the first picture: 40 ms, and 20 MB that a process without pictures saves. */
function loadCanvas(): Promise<Canvas> {
  loading ??= import('@napi-rs/canvas').then(canvas => {
    const { resolve } = createRequire(import.meta.url)
    for (const [family, file] of Object.entries(FONTS))
      canvas.GlobalFonts.registerFromPath(resolve(`@fontsource-variable/${file}.woff2`), family)
    return canvas
  })
  return loading
}

/** Draws what networks show where the link of a page is sent, as PNG. The encoding is done beside the main thread. */
export async function drawPicture({
  picture: { kind, title, lines },
  product,
}: {
  picture: PagePicture
  product: string
}): Promise<Uint8Array<ArrayBuffer>> {
  const { createCanvas, Path2D } = await loadCanvas()
  const canvas = createCanvas(PICTURE_SIZE.width, PICTURE_SIZE.height)
  const pen = canvas.getContext('2d')
  pen.fillStyle = COLOURS.paper
  pen.fillRect(0, 0, PICTURE_SIZE.width, PICTURE_SIZE.height)

  // The mark of `web/public/favicon.svg`, on a field of 32.
  pen.save()
  pen.translate(MARGIN, 66)
  pen.scale(44 / 32, 44 / 32)
  pen.lineWidth = 2.6
  pen.lineCap = 'round'
  pen.fillStyle = COLOURS.ink
  pen.fill(new Path2D('M16 4 2.5 10.5 16 17l13.5-6.5z'))
  pen.strokeStyle = COLOURS.accent
  pen.stroke(new Path2D('M27.5 11.5v13'))
  pen.strokeStyle = COLOURS.ink
  pen.stroke(new Path2D('M6.5 20.25h15M6.5 26h9.5'))
  pen.restore()
  take(pen, { family: SERIF, size: 34, weight: 600, colour: COLOURS.ink })
  pen.fillText(product, MARGIN + 60, 100)

  let top = 150
  if (kind !== null) {
    take(pen, { family: SANS, size: 26, weight: 600, colour: COLOURS.accent })
    pen.fillText(fitted(pen, kind, WIDTH), MARGIN, top + 44)
    top += 62
  }
  const written = titleLines(pen, title)
  take(pen, { family: SERIF, size: written.size, weight: 500, colour: COLOURS.ink })
  for (const [place, line] of written.lines.entries())
    pen.fillText(line, MARGIN, top + written.size * (0.98 + TITLE_LEADING * place))

  take(pen, { family: SANS, size: TEXT.size, weight: 400, colour: COLOURS.soft })
  const room = TEXT.end - TEXT.gap - top - written.size * TITLE_LEADING * written.lines.length
  const text = clipped(
    pen,
    lines.flatMap(line => wrapped(pen, line, WIDTH - INDENT)),
    { most: Math.floor(room / TEXT.leading), width: WIDTH - INDENT },
  )
  const height = text.length * TEXT.leading
  const start = TEXT.end - height
  for (const [place, line] of text.entries())
    pen.fillText(line, MARGIN + INDENT, start + TEXT.leading * place + TEXT.size)
  pen.fillStyle = COLOURS.accent
  pen.fillRect(MARGIN, start, 4, height)
  return new Uint8Array(await canvas.encode('png'))
}

type Hand = { family: string; size: number; weight: number; colour: string }

/** Canvas takes no weight of a variable font from `font`. */
function take(pen: SKRSContext2D, { family, size, weight, colour }: Hand): void {
  pen.font = `${size}px ${family}`
  pen.fontVariationSettings = `"wght" ${weight}`
  pen.fillStyle = colour
}

/** The title in the largest size in which it has few lines; in the smallest one it may end early. */
function titleLines(pen: SKRSContext2D, title: string): { size: number; lines: string[] } {
  let written: { size: number; lines: string[] } = { size: 0, lines: [] }
  for (const { size, most } of TITLE_SIZES) {
    take(pen, { family: SERIF, size, weight: 500, colour: COLOURS.ink })
    const lines = wrapped(pen, title, WIDTH)
    written = { size, lines: clipped(pen, lines, { most, width: WIDTH }) }
    if (lines.length <= most && lines.every(line => pen.measureText(line).width <= WIDTH)) break
  }
  return written
}

/** A text in lines, broken at its spaces and not at those that do not break. */
function wrapped(pen: SKRSContext2D, text: string, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/ +/)) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && pen.measureText(longer).width <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** As many lines as there may be; the last of them says that there is more. */
function clipped(
  pen: SKRSContext2D,
  lines: readonly string[],
  { most, width }: { most: number; width: number },
): string[] {
  const shown = lines.slice(0, most)
  const last = shown.pop() ?? ''
  return [...shown, lines.length > most ? `${last} …` : last].map(line => fitted(pen, line, width))
}

/** A line as it is, or its beginning where it is too wide. */
function fitted(pen: SKRSContext2D, line: string, width: number): string {
  if (pen.measureText(line).width <= width) return line
  const letters = [...line.replace(/ ?…$/u, '')]
  while (letters.length > 0 && pen.measureText(`${letters.join('')}…`).width > width) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
