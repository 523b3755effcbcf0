import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { t } from '../language/language.ts'

const Steps = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  font-size: var(--text-sm);
  color: var(--ink-soft);

  li:not(:last-child)::after {
    margin-left: var(--space-2);
    content: '/';
  }

  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--control-small);
    color: inherit;
    text-decoration-color: var(--line-strong);
    text-underline-offset: 0.2em;
  }
`

/** The way up from a page of the catalogue. */
export function Breadcrumbs({ steps }: { steps: readonly { name: string; href: string }[] }) {
  return (
    <nav aria-label={t('The way up')}>
      <Steps>
        {steps.map(({ name, href }) => (
          <li key={href}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </Steps>
    </nav>
  )
}
