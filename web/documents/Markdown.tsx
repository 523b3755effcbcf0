import ReactMarkdown from 'react-markdown'
import { Link } from 'react-router-dom'
import { TextLink } from '../design/index.ts'

/**
 * A text in Markdown. Markup in it is shown as text, addresses other than of pages and of web sites lead nowhere, and
 * its headings begin at the second level.
 */
export default function Markdown({ text }: { text: string }) {
  return (
    <ReactMarkdown
      disallowedElements={['img']}
      components={{
        h1: ({ children }) => <h2>{children}</h2>,
        a: ({ href = '', children }) =>
          href.startsWith('/') && !href.startsWith('//') ? (
            <TextLink as={Link} to={href}>
              {children}
            </TextLink>
          ) : /^https:\/\//.test(href) ? (
            <TextLink href={href} rel="noopener noreferrer" target="_blank">
              {children}
            </TextLink>
          ) : (
            <span>{children}</span>
          ),
      }}
    >
      {text}
    </ReactMarkdown>
  )
}
