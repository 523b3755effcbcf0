import { styled } from 'styled-components'

export type AvatarProps = { name: string; size?: 'small' | 'medium' | 'large' }

const sizes = { small: '2rem', medium: '2.5rem', large: '3.5rem' }

const Disc = styled.span<{ $size: 'small' | 'medium' | 'large' }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => sizes[$size]};
  height: ${({ $size }) => sizes[$size]};
  background: var(--inset);
  border: 1px solid var(--line);
  border-radius: 50%;
  font-family: var(--font-serif);
  font-size: calc(${({ $size }) => sizes[$size]} * 0.4);
  font-weight: 550;
  line-height: 1;
  color: var(--ink);
`

/** The first letters of the first and the last name; one letter for a single name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = [words.at(0), words.length > 1 ? words.at(-1) : undefined]
  return letters
    .map(word => [...(word ?? '')].at(0) ?? '')
    .join('')
    .toLocaleUpperCase()
}

/** A person, by initials. */
export function Avatar({ name, size = 'medium' }: AvatarProps) {
  return (
    <Disc $size={size} role="img" aria-label={name}>
      {initialsOf(name)}
    </Disc>
  )
}
