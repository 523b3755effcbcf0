import { css, styled } from 'styled-components'
import { from, laidOutWhenNear } from '../../design/index.ts'

export const Columns = styled.ul`
  display: grid;
  gap: var(--space-7);

  ${from.desk} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 0;
  }

  > li {
    display: flex;
  }
`

export const PlanFrame = styled.article<{ $isFirst: boolean }>`
  ${({ $isFirst }) => !$isFirst && laidOutWhenNear}
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
  padding-top: var(--space-5);
  border-top: 1px solid var(--line-strong);

  ${from.desk} {
    padding-inline: var(--space-6);
    border-top: 0;
    ${({ $isFirst }) =>
      $isFirst
        ? css`
            padding-left: 0;
          `
        : css`
            border-left: 1px solid var(--line);
          `}
  }
`

export const PlanHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  min-height: 2rem;
`

export const Price = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 var(--space-2);
  align-content: flex-end;
  font-variant-numeric: tabular-nums;

  ${from.desk} {
    min-height: 4.75rem;
  }

  strong {
    font-family: var(--font-serif);
    font-size: var(--text-3xl);
    font-weight: 500;
    letter-spacing: -0.015em;
    line-height: 1.15;
  }

  > span {
    color: var(--ink-soft);
    font-size: var(--text-sm);
  }
`

export const Features = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  font-size: var(--text-sm);
  line-height: 1.5;

  li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
  }

  svg {
    width: var(--icon);
    height: var(--icon);
    margin-top: 0.25em;
    color: var(--success);
  }
`

export const PlanAction = styled.div`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--space-2);
  margin-top: auto;
  padding-top: var(--space-4);
`

export const Questions = styled.section`
  ${laidOutWhenNear}
  display: flex;
  flex-direction: column;
  gap: var(--space-5);
  max-width: 42.5rem;
  padding-top: var(--space-5);

  dl {
    display: flex;
    flex-direction: column;
    gap: var(--space-5);
  }

  dt {
    font-weight: var(--weight-strong);
  }

  dd {
    color: var(--ink-soft);
  }
`

export const View = styled.div`
  width: 100%;

  ${from.tablet} {
    width: 22rem;
  }
`

export const Note = styled.p`
  font-size: var(--text-sm);
  color: var(--ink-soft);
`

export const CallToAction = styled.section`
  ${laidOutWhenNear}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding-top: var(--space-5);
  border-top: 1px solid var(--line-strong);
`

export const TableFrame = styled.div`
  /* Contains the words that only screen readers get, which would widen the page otherwise. */
  position: relative;
  overflow-x: auto;

  table {
    width: 100%;
    min-width: 34rem;
    border-collapse: collapse;
    font-size: var(--text-sm);
    font-variant-numeric: tabular-nums;
    text-align: left;
  }

  th,
  td {
    width: 23%;
    padding: var(--space-2) var(--space-3) var(--space-2) 0;
    border-bottom: 1px solid var(--line);
    vertical-align: top;
  }

  th:first-child {
    width: 31%;
  }

  th[scope='row'] {
    font-weight: 400;
    color: var(--ink-soft);
  }

  th[scope='rowgroup'] {
    padding-top: var(--space-5);
    border-bottom-color: var(--line-strong);
  }

  svg {
    width: var(--icon);
    height: var(--icon);
    color: var(--success);
  }

  svg[data-missing] {
    color: var(--ink-faint);
  }
`
