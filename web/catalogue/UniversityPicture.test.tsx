import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { drawUniversity } from './drawUniversity.ts'
import { UniversityPicture } from './UniversityPicture.tsx'

afterEach(cleanup)

const CARD = { width: 320, height: 150 }

describe('the picture of a university', () => {
  it('is the same for the same name, and another for another', () => {
    const leeds = drawUniversity('University of Leeds', CARD)
    expect(drawUniversity('University of Leeds', CARD)).toEqual(leeds)
    expect(drawUniversity('University of Bath', CARD)).not.toEqual(leeds)
  })

  it('is drawn for any name and any size', () => {
    for (const name of [
      '',
      'ü',
      '大学',
      'x'.repeat(10_000),
      ...Array.from({ length: 300 }, (_, n) => `U${n}`),
    ])
      for (const size of [CARD, { width: 960, height: 190 }, { width: 120, height: 120 }]) {
        const { layers } = drawUniversity(name, size)
        const strokes = layers.flatMap(({ washes, firm, fine }) => [
          firm,
          fine,
          ...washes.map(({ path }) => path),
        ])
        expect(strokes.join('')).not.toMatch(/NaN|Infinity|undefined/)
        expect(strokes.every(path => path === '' || path.startsWith('M'))).toBe(true)
      }
  })

  it('is hidden from screen readers, and loads nothing', () => {
    const { container } = render(<UniversityPicture name="University of Leeds" />)
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
    expect(container.querySelector('image, img, use')).toBeNull()
  })
})
