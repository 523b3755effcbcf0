// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { addressOf, keepInAddress, targetInAddress, typeInAddress } from './quickFormAddress.ts'

const asking = (search: string) => new URLSearchParams(search)
afterEach(() => window.history.replaceState(null, '', '/'))

describe('the address of the generator', () => {
  it('names a type in any case, and a statement of purpose when it names none that there is', () => {
    expect(typeInAddress(asking('type=lor'))).toBe('LOR')
    expect(typeInAddress(asking('type=Essay'))).toBe('ESSAY')
    expect(typeInAddress(asking('type=visa'))).toBe('SOP')
    expect(typeInAddress(asking(''))).toBe('SOP')
    expect(addressOf('LOR')).toBe('/document-generator?type=lor')
    expect(addressOf('SOP')).toBe('/document-generator')
  })

  it('brings course and university along, as far as they hold anything', () => {
    expect(targetInAddress(asking('course=MS%20in%20Robotics&university=%20'))).toEqual({
      course: 'MS in Robotics',
    })
    expect(targetInAddress(asking(`university=${'x'.repeat(500)}`)).targetUniversity).toHaveLength(200)
  })

  it('keeps the type, lets go of what is in the form by then, and leaves the rest alone', () => {
    window.history.replaceState({ key: 'visit' }, '', '/document-generator?course=MBA&from=mail#top')
    keepInAddress('LOR')
    expect(window.location.href).toContain('/document-generator?from=mail&type=lor#top')
    expect(window.history.state).toEqual({ key: 'visit' })
    keepInAddress('SOP')
    expect(window.location.search).toBe('?from=mail')
  })
})
