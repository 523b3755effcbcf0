import { describe, expect, it } from 'vitest'
import { QUICK_ADDRESS, targetOf } from './quickFormAddress.ts'

const asking = (search: string) => QUICK_ADDRESS.read(new URLSearchParams(search))

describe('the address of the quick form', () => {
  it('asks for a type, and for a statement when it names none that there is', () => {
    expect(asking('type=lor').type).toBe('LOR')
    expect(asking('type=Essay').type).toBe('ESSAY')
    expect(asking('type=visa').type).toBe('SOP')
    expect(asking('').type).toBe('SOP')
  })

  it('brings a course and a university along, without what is blank or too long', () => {
    expect(targetOf(asking('course=MS%20in%20Robotics&university=%20'))).toEqual({
      course: 'MS in Robotics',
    })
    expect(targetOf(asking(`university=${'x'.repeat(500)}`)).targetUniversity).toHaveLength(200)
  })
})
