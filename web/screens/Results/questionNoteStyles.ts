import { css, styled } from 'styled-components'
import { from } from '../../design/index.ts'

/** The width of the side column, whose place the notes take. */
const MARGIN_WIDTH = '12.5rem'
/** From the margin to the text: the gap between two columns, and the sheet's edge and padding. */
const MARGIN_GAP = 'calc(var(--space-6) + var(--space-7) + 1px)'

/**
 * A paragraph with its questions. Where there is room the notes are left of the sheet, each in a row that grows with it,
 * so that none lies over another; otherwise they are beneath the paragraph.
 */
export const WithNotes = styled.div<{ $questions: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  row-gap: var(--space-4);

  ${from.threeColumns} {
    grid-template-columns: ${MARGIN_WIDTH} minmax(0, 1fr);
    column-gap: ${MARGIN_GAP};
    margin-left: calc(-1 * (${MARGIN_WIDTH} + ${MARGIN_GAP}));

    > p {
      grid-column: 2;
      grid-row: 1 / span ${({ $questions }) => $questions};
    }
  }
`

/** Which of its paragraph's questions it is, from 0, and of how many; null without a paragraph. */
export type NotePlace = { index: number; of: number } | null

/** An open question. */
export const QuestionNote = styled.div<{ $place: NotePlace }>`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-2);
  padding-left: var(--space-4);
  border-left: 2px solid var(--warning);
  font-family: var(--font-text);
  font-size: var(--text-sm);
  line-height: 1.45;
  overflow-wrap: anywhere;

  small {
    font-size: var(--text-xs);
    color: var(--ink-soft);
  }

  > button {
    min-height: var(--touch);
  }

  ${({ $place }) =>
    $place &&
    css`
      ${from.threeColumns} {
        grid-column: 1;
        grid-row: ${$place.index + 1};
        align-self: start;
      }
    `}
`

/** A question that is being answered, across the text. */
export const OpenQuestion = styled.div<{ $place: NotePlace }>`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
  font-family: var(--font-text);
  font-size: var(--text-md);
  line-height: 1.5;

  /* The sheet's headings and lists are those of a document. */
  ul {
    padding-left: 0;
  }

  :is(h2, h3) {
    margin-top: 0;
    font-size: var(--text-lg);
  }

  ${({ $place }) =>
    $place &&
    css`
      ${from.threeColumns} {
        grid-column: 2;
        grid-row: ${$place.of + $place.index + 1};
      }
    `}
`

export const RedraftOffer = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-2);
`
