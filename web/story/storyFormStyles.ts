import { styled } from 'styled-components'

/** A part of a form that the person's story fills. */
export const Frame = styled.section`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  min-width: 0;
`

export const Choices = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    overflow-wrap: anywhere;
  }

  ins {
    text-decoration: none;
  }

  del {
    color: var(--ink-soft);
  }
`
