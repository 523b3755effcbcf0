import { memo, useMemo } from 'react'
import { styled } from 'styled-components'
import { drawUniversity, type Wash } from './drawUniversity.ts'

const SHAPES = {
  card: { width: 320, height: 150 },
  banner: { width: 960, height: 190 },
  stamp: { width: 120, height: 120 },
} as const

const TONES: Record<Wash['tone'], string> = {
  ground: 'var(--success-background)',
  sky: 'var(--highlight)',
  roof: 'var(--note-background)',
  wall: 'var(--sheet)',
}

const Paper = styled.svg`
  display: block;
  width: 100%;
  height: auto;
  background: var(--inset);
`

/**
 * A drawing in place of a photo, made from the name: the same name always gives the same one. It shows no real building,
 * so it is hidden from screen readers.
 */
export const UniversityPicture = memo(function UniversityPicture({
  name,
  shape = 'card',
  className,
}: {
  name: string
  /** `card`: 320 to 150. `banner`: a wide strip. `stamp`: a small square. */
  shape?: keyof typeof SHAPES
  className?: string
}) {
  const { width, height, layers } = useMemo(() => drawUniversity(name, SHAPES[shape]), [name, shape])
  return (
    <Paper
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      className={className}
      aria-hidden="true"
      focusable="false"
    >
      {layers.map(({ washes, firm, fine }) => (
        <g key={firm} fill="none">
          {washes.map(({ tone, path }) => (
            <path key={path} d={path} fill={TONES[tone]} />
          ))}
          <path d={firm} stroke="var(--ink-soft)" strokeLinejoin="round" />
          <path d={fine} stroke="var(--ink-faint)" strokeWidth="0.6" strokeLinecap="round" />
        </g>
      ))}
    </Paper>
  )
})
