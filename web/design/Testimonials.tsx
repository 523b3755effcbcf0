import { ChevronLeft, ChevronRight, Pause, Play, Star } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { t } from '../language/language.ts'
import { Badge } from './Badge.tsx'
import { IconButton } from './IconButton.tsx'
import { from } from './media.ts'
import { visuallyHidden } from './mixins.ts'

/** Words of a person who uses the product, or would. */
export type Testimonial = {
  name: string
  role: string
  university: string
  program: string
  content: string
  /** 1 to 5. */
  rating: number
}

export type TestimonialsProps = {
  testimonials: readonly Testimonial[]
  /**
   * `grid`: up to six beside each other. `carousel`: one at a time, the next after five seconds, until somebody points at
   * it, focuses it, pauses it, or asks for reduced motion. `compact`: a line for each.
   */
  variant: 'grid' | 'carousel' | 'compact'
  /** A word that each bears, such as 'Illustration'. */
  mark: string
}

/** The most testimonials of the grid. */
export const MOST_IN_GRID = 6
/** How long the carousel shows one, in milliseconds. */
export const CAROUSEL_INTERVAL = 5000
const BEST_RATING = 5

const Voice = styled.figure<{ $isCompact?: boolean }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${({ $isCompact }) => ($isCompact ? 'var(--space-2)' : 'var(--space-3)')};
  height: 100%;
  padding-top: var(--space-4);
  border-top: ${({ $isCompact }) => ($isCompact ? '1px solid var(--line)' : '2px solid var(--ink)')};

  blockquote {
    font-family: var(--font-serif);
    font-size: ${({ $isCompact }) => ($isCompact ? 'var(--text-md)' : 'var(--text-lg)')};
    line-height: 1.45;
    text-wrap: pretty;
  }

  figcaption {
    margin-top: auto;
    font-size: var(--text-sm);
    line-height: 1.45;
    color: var(--ink-soft);
  }
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`

const Stars = styled.span`
  display: inline-flex;
  gap: 1px;
  color: var(--warning);

  svg {
    width: 0.875rem;
    height: 0.875rem;
  }

  > span {
    ${visuallyHidden}
  }
`

const Grid = styled.ul`
  display: grid;
  gap: var(--space-6);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
`

/* All slides share one place, as tall as the longest: the next one moves nothing beneath. */
const Slides = styled.ul`
  display: grid;
  max-width: var(--column);

  > li {
    grid-area: 1 / 1;
    visibility: hidden;
    opacity: 0;
    transition: opacity var(--steady) var(--ease-out);
  }

  > li[data-shown='true'] {
    visibility: visible;
    opacity: 1;
  }

  blockquote {
    font-size: var(--text-xl);
  }
`

const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  margin-top: var(--space-4);
  margin-left: -0.5rem;
  font-size: var(--text-sm);
  font-variant-numeric: tabular-nums;
  color: var(--ink-soft);
`

function Words({
  testimonial: { name, role, university, program, content, rating },
  mark,
  isCompact = false,
}: {
  testimonial: Testimonial
  mark: string
  isCompact?: boolean
}) {
  return (
    <Voice $isCompact={isCompact}>
      <Head>
        <Badge>{mark}</Badge>
        <Stars>
          <span>{t('Rating {rating} of {bestRating}', { rating, bestRating: BEST_RATING })}</span>
          {Array.from({ length: BEST_RATING }, (_, place) => (
            <Star key={place} aria-hidden="true" fill={place < rating ? 'currentColor' : 'none'} />
          ))}
        </Stars>
      </Head>
      <blockquote>{content}</blockquote>
      <figcaption>
        {name}, {role}
        <br />
        {t('{program} at {university}', { program, university })}
      </figcaption>
    </Voice>
  )
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

function watchMotion(whenChanged: () => void): () => void {
  const query = window.matchMedia(REDUCED_MOTION)
  query.addEventListener('change', whenChanged)
  return () => query.removeEventListener('change', whenChanged)
}

function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => window.matchMedia(REDUCED_MOTION).matches,
    () => false,
  )
}

function Carousel({ testimonials, mark }: Omit<TestimonialsProps, 'variant'>) {
  const [place, setPlace] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const isStill = useReducedMotion()
  const count = testimonials.length
  const isRunning = !(isPaused || isPointedAt || isFocused || isStill)
  const move = (by: number) => setPlace(current => (current + by + count) % count)

  useEffect(() => {
    if (!isRunning || count < 2) return
    const timer = setInterval(() => setPlace(current => (current + 1) % count), CAROUSEL_INTERVAL)
    return () => clearInterval(timer)
  }, [isRunning, count])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a carousel is a group by the ARIA practices, and no fieldset
    <div
      role="group"
      aria-roledescription="carousel"
      aria-label={t('Testimonials')}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocused(true)}
      onBlur={({ currentTarget, relatedTarget }) => setFocused(currentTarget.contains(relatedTarget))}
    >
      <Slides aria-live={isRunning ? 'off' : 'polite'}>
        {testimonials.map((testimonial, at) => (
          <li key={testimonial.name} data-shown={at === place} aria-hidden={at !== place}>
            <Words testimonial={testimonial} mark={mark} />
          </li>
        ))}
      </Slides>
      <Controls>
        <IconButton
          label={t('Previous')}
          icon={<ChevronLeft aria-hidden="true" />}
          onClick={() => move(-1)}
        />
        <span>{t('{place} of {count}', { place: place + 1, count })}</span>
        <IconButton label={t('Next')} icon={<ChevronRight aria-hidden="true" />} onClick={() => move(1)} />
        {!isStill && (
          <IconButton
            label={isPaused ? t('Play') : t('Pause')}
            icon={isPaused ? <Play aria-hidden="true" /> : <Pause aria-hidden="true" />}
            onClick={() => setPaused(!isPaused)}
          />
        )}
      </Controls>
    </div>
  )
}

/** Testimonials in one of three forms. */
export function Testimonials({ testimonials, variant, mark }: TestimonialsProps) {
  if (variant === 'carousel') return <Carousel testimonials={testimonials} mark={mark} />
  const isCompact = variant === 'compact'
  const Frame = isCompact ? List : Grid
  return (
    <Frame>
      {testimonials.slice(0, MOST_IN_GRID).map(testimonial => (
        <li key={testimonial.name}>
          <Words testimonial={testimonial} mark={mark} isCompact={isCompact} />
        </li>
      ))}
    </Frame>
  )
}
