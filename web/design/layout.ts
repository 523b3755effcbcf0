import { styled } from 'styled-components'
import { from } from './media.ts'

export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

const space = (step: Space) => (step === 0 ? '0' : `var(--space-${step})`)

/** The page column, 1,120 px, with the gutters that keep text off the edge of a phone. */
export const Page = styled.div`
  width: 100%;
  max-width: calc(var(--page) + 2 * var(--gutter));
  margin-inline: auto;
  padding-inline: var(--gutter);
`

/** The text column, 680 px. */
export const Column = styled.div<{ $centred?: boolean }>`
  width: 100%;
  max-width: var(--column);
  margin-inline: ${({ $centred }) => ($centred ? 'auto' : '0')};
`

/** Things under each other. */
export const Stack = styled.div<{ $gap?: Space; $align?: 'start' | 'center' | 'end' | 'stretch' }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = 'stretch' }) => $align};
  gap: ${({ $gap = 4 }) => space($gap)};
  min-width: 0;
`

/** Things beside each other; they wrap when there is no room. */
export const Row = styled.div<{
  $gap?: Space
  $align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch'
  $justify?: 'start' | 'center' | 'end' | 'space-between'
  $wrap?: boolean
}>`
  display: flex;
  flex-wrap: ${({ $wrap = true }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: ${({ $align = 'center' }) => $align};
  justify-content: ${({ $justify = 'start' }) => $justify};
  gap: ${({ $gap = 3 }) => space($gap)};
  min-width: 0;
`

/** Text with its margin: the second child is beside the first on wide screens, and below it on phones. */
export const WithMargin = styled.div<{ $gap?: Space; $margin?: string }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 5 }) => space($gap)};

  ${from.desk} {
    grid-template-columns: minmax(0, var(--column)) minmax(0, ${({ $margin = '18rem' }) => $margin});
    column-gap: var(--space-7);
    align-items: start;
  }
`

/** A hairline between two things. */
export const Divider = styled.hr<{ $space?: Space }>`
  width: 100%;
  height: 0;
  margin: ${({ $space = 0 }) => space($space)} 0;
  border: 0;
  border-top: 1px solid var(--line);
`
