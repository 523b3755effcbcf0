import { render, screen } from '@testing-library/react'
import { lazy, Suspense, use } from 'react'
import { expect, it } from 'vitest'

it('goes on after a component that suspended while it was rendered', async () => {
  const known = Promise.resolve('known')
  const Late = lazy(async () => ({ default: () => <p>{use(known)}</p> }))
  const Word = ({ of }: { of: Promise<string> }) => <p>{use(of)}</p>
  render(
    <Suspense fallback={<p>waiting</p>}>
      <Word of={known} />
      <Late />
    </Suspense>,
  )
  expect(await screen.findAllByText('known')).toHaveLength(2)
})
