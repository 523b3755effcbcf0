import axe from 'axe-core'
import { expect } from 'vitest'

/** Sees that axe knows of no fault in an element, or in the whole page. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    // It describes each element of the other results too, which takes most of its time.
    resultTypes: ['violations'],
    // Colours are only there in a browser; the frame around a screen has the landmarks.
    rules: { 'color-contrast': { enabled: false }, region: { enabled: element !== document.body } },
  })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}
