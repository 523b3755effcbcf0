import { keyframes, styled } from 'styled-components'
import { from, Prose, Sheet } from '../design/index.ts'

export const Frame = styled(Sheet)`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  min-width: 0;
  scroll-margin-top: var(--space-2);

  ${from.tablet} {
    padding: var(--space-5) var(--space-6) var(--space-6);
  }
`

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);

  > div {
    display: flex;
    flex-direction: column;
    gap: var(--space-1);
    min-width: 0;
    overflow-wrap: anywhere;
  }

  > button {
    margin: -0.375rem -0.375rem 0 0;
  }
`

export const Meta = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  font-size: var(--text-sm);
  color: var(--ink-soft);
`

export const Body = styled(Prose)`
  max-width: none;
  overflow-wrap: anywhere;
`

export const Words = styled.p`
  white-space: pre-wrap;
`

const settle = keyframes`
  from { opacity: 0; transform: translateY(4px); }
`

export const Arrived = styled.p`
  animation: ${settle} var(--steady) var(--ease-out);

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`

export const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--space-2);
`

export const Step = styled.li<{ $state: 'done' | 'now' | 'ahead' }>`
  padding-top: var(--space-2);
  border-top: 3px solid
    ${({ $state }) => ({ done: 'var(--success)', now: 'var(--ink)', ahead: 'var(--line)' })[$state]};
  font-size: var(--text-xs);
  line-height: 1.35;
  color: ${({ $state }) => ($state === 'ahead' ? 'var(--ink-faint)' : 'var(--ink)')};
  font-weight: ${({ $state }) => ($state === 'now' ? 'var(--weight-strong)' : 'inherit')};
`

/** Keeps its position while the text above it grows, so that it does not move while it is pressed. */
export const Foot = styled.div`
  position: sticky;
  bottom: var(--foot-bar);
  padding-block: var(--space-3);
  border-top: 1px solid var(--line);
  background: var(--sheet);
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`
