import { ExternalLink } from 'lucide-react'
import { styled } from 'styled-components'
import { TextLink, VisuallyHidden } from '../design/index.ts'
import { t } from '../language/language.ts'

const Anchor = styled(TextLink)`
  overflow-wrap: anywhere;

  svg {
    display: inline;
    width: 0.9em;
    height: 0.9em;
    margin-left: 0.3em;
    vertical-align: -0.08em;
  }
`

/** An address as a person reads it: 'www.leeds.ac.uk'. */
function readable(href: string): string {
  return href.replace(/^https?:\/\//, '').replace(/\/$/, '')
}

/** A link to another site, which opens beside this one and learns nothing of it. */
export function OutsideLink({ href }: { href: string }) {
  // What is no address of the web is shown and not followed.
  if (!/^https?:\/\//.test(href)) return href
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer">
      {readable(href)}
      <ExternalLink aria-hidden="true" />
      <VisuallyHidden>{t(' (opens another site)')}</VisuallyHidden>
    </Anchor>
  )
}
