import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { MailLanguage } from '../../generated/prisma/enums.ts'
import { factsOfKind } from './kinds.ts'
import { LANGUAGE_TAGS, mailWords, textIn } from './words.ts'

/** A mail as its HTML is made from. */
export type MailToRender = { kind: string; language: MailLanguage; subject: string; body: string }

/**
 * The HTML of a mail, made from its text: the same words in the same order. React escapes every text. Only addresses of
 * this site become links, so that a name or a message of a person can't put another one there.
 */
export function renderMail({
  mail,
  publicUrl,
  unsubscribe = null,
}: {
  mail: MailToRender
  publicUrl: string
  /** The address that stops mails of this kind; null where there is none. */
  unsubscribe?: string | null
}): string {
  const { language } = mail
  const { preview, button } = factsOfKind(mail.kind)
  const paragraphs = mail.body.trim().split(/\n{2,}/)
  const acting = button === null ? -1 : paragraphs.findIndex(text => linkAtEnd(text, publicUrl) !== null)
  const page = (
    <html lang={LANGUAGE_TAGS[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{mail.subject}</title>
        <style>{STYLES}</style>
      </head>
      <body className="ground" style={{ margin: 0, padding: 0, backgroundColor: '#faf6ee' }}>
        <div style={HIDDEN}>
          {textIn(language, preview)}
          {/* Keeps mail programs from showing the greeting behind the line. */}
          {'\u00a0\u200c'.repeat(60)}
        </div>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} border={0}>
          <tbody>
            <tr>
              <td align="center" className="around" style={{ padding: '32px 16px' }}>
                <table
                  role="presentation"
                  width="100%"
                  cellPadding={0}
                  cellSpacing={0}
                  border={0}
                  style={{ maxWidth: 560 }}
                >
                  <tbody>
                    <tr>
                      <td className="ink" style={WORDMARK}>
                        Gradwright
                      </td>
                    </tr>
                    <tr>
                      <td className="sheet ink" style={SHEET}>
                        {paragraphs.map((text, at) => (
                          <Paragraph
                            // biome-ignore lint/suspicious/noArrayIndexKey: it is rendered once
                            key={at}
                            text={text}
                            publicUrl={publicUrl}
                            language={language}
                            button={at === acting ? button : null}
                          />
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td className="soft" style={FOOT}>
                        Gradwright ·{' '}
                        <a href={publicUrl} className="soft" style={{ color: '#434d66' }}>
                          {publicUrl.replace(/^https?:\/\//u, '')}
                        </a>
                        {unsubscribe !== null && (
                          <>
                            {' · '}
                            <a href={unsubscribe} className="soft" style={{ color: '#434d66' }}>
                              {mailWords(language).say('Stop these mails')}
                            </a>
                          </>
                        )}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
  return `<!doctype html>${renderToStaticMarkup(page)}`
}

/** A paragraph. The link at the end of the first one that has one is a button. */
function Paragraph({
  text,
  publicUrl,
  language,
  button,
}: {
  text: string
  publicUrl: string
  language: MailLanguage
  button: string | null
}) {
  const link = linkAtEnd(text, publicUrl)
  if (button !== null && link !== null)
    return <Action text={text} link={link} language={language} label={textIn(language, button)} />
  return <p style={PARAGRAPH}>{withLinks(text, publicUrl)}</p>
}

/** A paragraph that ends in a link: its words, the link as a button, and the address for those who can't press it. */
function Action({
  text,
  link,
  language,
  label,
}: {
  text: string
  link: string
  language: MailLanguage
  label: string
}) {
  return (
    <>
      <p style={PARAGRAPH}>{text.slice(0, -link.length).trim()}</p>
      <table role="presentation" cellPadding={0} cellSpacing={0} border={0} style={{ margin: '4px 0 16px' }}>
        <tbody>
          <tr>
            <td className="button" style={{ borderRadius: 8, backgroundColor: '#c2371a' }}>
              <a href={link} className="button-text" style={BUTTON_TEXT}>
                {label}
              </a>
            </td>
          </tr>
        </tbody>
      </table>
      <p className="soft" style={{ ...PARAGRAPH, fontSize: 13, lineHeight: '20px', color: '#434d66' }}>
        {mailWords(language).say('Or open this address:')} <Link address={link} />
      </p>
    </>
  )
}

function Link({ address }: { address: string }) {
  return (
    <a href={address} className="link" style={{ color: '#a52b12', overflowWrap: 'anywhere' }}>
      {address}
    </a>
  )
}

/** The address of this site at the end of a paragraph. */
function linkAtEnd(text: string, publicUrl: string): string | null {
  const [last = ''] = /(?<!\S)\S+$/u.exec(text) ?? []
  return isOurs(last, publicUrl) ? last : null
}

/** A paragraph whose addresses of this site are links and whose line breaks are kept. */
function withLinks(text: string, publicUrl: string): ReactNode[] {
  // A full stop or a bracket behind an address belongs to the sentence.
  return text.split(/(https?:\/\/[^\s<>]*[^\s<>.,;:!?)]|\n)/u).map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: it is rendered once
    if (part === '\n') return <br key={at} />
    // biome-ignore lint/suspicious/noArrayIndexKey: it is rendered once
    return isOurs(part, publicUrl) ? <Link key={at} address={part} /> : part
  })
}

function isOurs(text: string, publicUrl: string): boolean {
  return text === publicUrl || text.startsWith(`${publicUrl}/`)
}

const TEXT_FONT =
  "'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans Devanagari', 'Nirmala UI', Arial, sans-serif"
const HIDDEN = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  fontSize: 1,
  lineHeight: '1px',
  color: '#faf6ee',
}
const WORDMARK = {
  padding: '0 4px 16px',
  fontFamily: "Georgia, 'Times New Roman', serif",
  fontSize: 24,
  lineHeight: '32px',
  letterSpacing: '-0.3px',
  color: '#17213a',
}
const SHEET = {
  padding: '28px 28px 16px',
  borderRadius: 12,
  border: '1px solid #e3dacb',
  backgroundColor: '#fffdf8',
  fontFamily: TEXT_FONT,
  fontSize: 16,
  lineHeight: '25px',
  color: '#17213a',
  overflowWrap: 'anywhere',
} as const
const PARAGRAPH = { margin: '0 0 16px' }
const BUTTON_TEXT = {
  display: 'inline-block',
  padding: '12px 22px',
  borderRadius: 8,
  fontFamily: TEXT_FONT,
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 600,
  color: '#fffaf5',
  textDecoration: 'none',
}
const FOOT = {
  padding: '16px 4px 0',
  fontFamily: TEXT_FONT,
  fontSize: 13,
  lineHeight: '20px',
  color: '#434d66',
}

/** Mail programs that read no style sheet show the light colours of the style attributes. No quotation marks: they would be escaped. */
const STYLES = `
@media (max-width: 480px) {
  .around { padding: 20px 12px !important; }
  .sheet { padding: 20px 18px 8px !important; }
}
@media (prefers-color-scheme: dark) {
  .ground { background-color: #111827 !important; }
  .sheet { background-color: #182134 !important; border-color: #2c364b !important; }
  .ink { color: #f0e9dc !important; }
  .soft { color: #c5c3bf !important; }
  .link { color: #ff9d80 !important; }
  .button { background-color: #ff8562 !important; }
  .button-text { color: #24100a !important; }
}`
