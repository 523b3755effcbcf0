import { styled } from 'styled-components'
import { from, Heading } from '../../design/index.ts'

export const NextStepPanel = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-5);
  padding-block: var(--space-5);
  border-block: 1px solid var(--line-strong);

  > div {
    display: flex;
    flex: 1 1 22rem;
    flex-direction: column;
    gap: var(--space-2);
    max-width: 38rem;
  }

  > a {
    flex: 1 1 12rem;

    ${from.phablet} {
      flex: 0 0 auto;
    }
  }
`

export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-5);

  ${from.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr)) minmax(max-content, 1fr);
  }

  > div {
    display: flex;
    flex-direction: column;
    min-width: 0;
  }

  dt {
    font-size: var(--text-sm);
    line-height: 1.4;
    color: var(--ink-soft);
  }

  dd {
    font-family: var(--font-serif);
    font-size: var(--text-xl);
    font-weight: 500;
    font-variant-numeric: tabular-nums;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }

  dd + dd {
    font-family: var(--font-text);
    font-size: var(--text-xs);
    font-weight: var(--weight-text);
    line-height: 1.4;
    letter-spacing: 0;
    color: var(--ink-faint);
  }
`

export const Recent = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`

export const Sheets = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  gap: var(--space-5);

  > li {
    display: flex;
  }
`

export const PaperSheet = styled.article`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
  min-height: 13rem;
  padding: var(--space-5);
  background: var(--sheet);
  border: 1px solid var(--line);
  border-radius: 2px var(--radius) var(--radius) 2px;
  box-shadow: var(--shadow-sheet);
`

export const SheetTitle = styled(Heading)`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow: hidden;
`

export const SheetMeta = styled.p`
  display: flex;
  justify-content: space-between;
  gap: var(--space-3);
  font-size: var(--text-xs);
  font-variant-numeric: tabular-nums;
  color: var(--ink-faint);

  strong {
    color: var(--ink-soft);
  }
`

export const Excerpt = styled.p`
  font-family: var(--font-serif);
  line-height: 1.5;
  color: var(--ink-soft);
`

export const SheetFoot = styled.div`
  margin-top: auto;
  padding-top: var(--space-3);

  a {
    display: inline-flex;
    align-items: center;
    min-height: 2.5rem;
  }
`
