/** The languages of the interface, by their own names. */
export const LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'hi', name: 'हिन्दी' },
] as const

/** A language of the interface. English is the language of the source. */
export type Language = (typeof LANGUAGES)[number]['code']

/** What a text is filled with: `{name}` in the text is the value of `name`. */
export type Values = Readonly<Record<string, string | number>>

/** The texts of one language. */
export type Translator = {
  language: Language
  /** How dates, numbers and money are written, as a tag of BCP 47. */
  locale: string
  /** The text in this language; null where the catalogue has none, and English is shown. */
  find(message: string, values?: Values): string | null
  /** A text of the server with words in it, such as a name or a quote; null where no key of the catalogue fits. */
  findWorded(text: string): string | null
  /** Loads the language with the texts of pages behind sign-in, where this has only those for visitors. */
  findWhole?: () => Promise<Translator>
}

const ENGLISH: Translator = { language: 'en', locale: 'en-GB', find: () => null, findWorded: () => null }

let chosen = ENGLISH
let languageOfRendering: () => Translator | undefined = () => undefined

/** The present language. It stays the same for as long as a page is open: another choice loads the page anew. */
export function currentLanguage(): Translator {
  return languageOfRendering() ?? chosen
}

/** Shows everything in this language from now on; null is English. */
export function speak(translator: Translator | null): void {
  chosen = translator ?? ENGLISH
}

/** On the server each page that is rendered has its own language: `find` gives that of the present one. */
export function takeLanguageFrom(find: () => Translator | undefined): void {
  languageOfRendering = find
}

function fill(message: string, values: Values): string {
  return message.replace(/\{(\w+)\}/g, (room, name: string) => String(values[name] ?? room))
}

/**
 * A text of the interface in the present language. The English text is the key of the catalogue. `npm run texts` finds
 * the call when its first argument is a literal; it belongs into a function, since the server speaks both languages.
 */
export function t(message: string, values: Values = {}): string {
  return currentLanguage().find(message, values) ?? fill(message, values)
}

const ENGLISH_RULES = new Intl.PluralRules('en')

/** The forms of a text by a count, which is `#` in them. */
export type Forms = { one: string; other: string }

/** The key of such a text in the catalogue, in the format of ICU. Hindi has the same two forms, by rules of its own. */
export function pluralMessage({ one, other }: Forms): string {
  return `{count, plural, one {${one}} other {${other}}}`
}

/** A text that depends on a count: `plural(3, { one: '# answer', other: '# answers' })` is '3 answers'. */
export function plural(count: number, forms: Forms, values: Values = {}): string {
  const translated = currentLanguage().find(pluralMessage(forms), { ...values, count })
  if (translated !== null) return translated
  const form = ENGLISH_RULES.select(count) === 'one' ? forms.one : forms.other
  return fill(form.replaceAll('#', count.toLocaleString('en-IN')), values)
}

/**
 * A text that the server sends, such as a line of a plan, in the present language. Its figures are values of the key:
 * `Answer within {n1} hours`. Words in it are `{s1}`, and texts that are looked up themselves `{t1}`.
 * `web/content/sentTexts.ts` lists the keys; any other text is shown as it came.
 */
export function sent(text: string): string {
  const translator = currentLanguage()
  const { key, figures } = keyOfSent(text)
  return translator.find(key, figures) ?? translator.findWorded(text) ?? text
}

/** The key of a text that the server sends, and its figures. */
export function keyOfSent(text: string): { key: string; figures: Record<string, string> } {
  const figures: Record<string, string> = {}
  const key = text.replace(/\d+(?:,\d+)*/g, figure => {
    const name = `n${Object.keys(figures).length + 1}`
    figures[name] = figure
    return `{${name}}`
  })
  return { key, figures }
}

/** Properties that hold no text for people. */
export const NO_WORDS: ReadonlySet<string> = new Set([
  'code',
  'href',
  'id',
  'key',
  'kind',
  'note',
  'path',
  'slug',
  'stage',
  'tone',
  'topic',
  'type',
  'value',
])

/**
 * Marks constant texts: from now on each text of this object, and of the objects and lists in it, is read in the
 * present language. Properties of `NO_WORDS`, addresses and functions stay as they are. `npm run texts` finds the texts
 * in the call.
 */
export function words<const Texts extends object>(texts: Texts): Texts {
  for (const [key, value] of Object.entries(texts)) {
    if (isGroup(value)) words(value)
    else if (typeof value === 'string' && !NO_WORDS.has(key) && isText(value))
      Object.defineProperty(texts, key, { get: () => t(value) })
  }
  return texts
}

/** Whether a constant is a text, and not an address or a code such as DATA_SCIENCE. */
export function isText(value: string): boolean {
  return !/^(\/|#|https?:|[A-Z]+_[A-Z_]+$|[A-Z]{5,}$)/.test(value) && /\p{L}/u.test(value)
}

function isGroup(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !('$$typeof' in value)
}
