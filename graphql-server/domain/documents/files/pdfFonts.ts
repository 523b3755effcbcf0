import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font } from 'fontkit'

const require = createRequire(import.meta.url)

/**
 * The faces of a PDF, all under the SIL Open Font Licence, in the order in which they are tried. Tinos has the widths of
 * Times New Roman, with Latin, Greek, Cyrillic and Hebrew letters.
 */
const FILES = {
  text: '@expo-google-fonts/tinos/400Regular/Tinos_400Regular.ttf',
  bold: '@expo-google-fonts/tinos/700Bold/Tinos_700Bold.ttf',
  devanagari: '@expo-google-fonts/noto-serif-devanagari/400Regular/NotoSerifDevanagari_400Regular.ttf',
} as const

export type Face = keyof typeof FILES

const files = new Map<Face, Buffer>()

/** The bytes of a face's file, read once in a thread. */
export function faceFile(face: Face): Buffer {
  const known = files.get(face)
  if (known !== undefined) return known
  const file = readFileSync(require.resolve(FILES[face]))
  files.set(face, file)
  return file
}

const read = new Map<Face, Font>()

function fontOf(face: Face): Font {
  const known = read.get(face)
  if (known !== undefined) return known
  const font = create(faceFile(face))
  // A collection of fonts has no glyphs of its own.
  if ('fonts' in font) throw new Error(`${FILES[face]} is a collection`)
  read.set(face, font)
  return font
}

/** A part of a text in one face. */
export type FaceRun = { face: Face; text: string }

/**
 * Divides a line into runs of one face each, at its words: a word is drawn by the first face that has all its letters.
 * Letters that no face has are left in the text face; `undrawable` finds them.
 */
export function faceRuns(line: string, preferred: 'text' | 'bold'): FaceRun[] {
  const runs: FaceRun[] = []
  for (const part of line.split(/(?<=\s)(?=\S)/u)) {
    const face = isDrawnBy(preferred, part) || !isDrawnBy('devanagari', part) ? preferred : 'devanagari'
    const last = runs.at(-1)
    if (last?.face === face) last.text += part
    else runs.push({ face, text: part })
  }
  return runs
}

/** The characters of a text that a PDF cannot show, each once. */
export function undrawable(text: string): string[] {
  const missing = text
    .split(/\s+/u)
    .filter(word => !isDrawnBy('text', word) && !isDrawnBy('devanagari', word))
    .flatMap(word => [...word].filter(character => !isDrawnBy('text', character)))
  return [...new Set(missing)]
}

function isDrawnBy(face: Face, text: string): boolean {
  const font = fontOf(face)
  return [...text].every(
    character => /\s/u.test(character) || font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  )
}
