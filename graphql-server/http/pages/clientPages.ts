import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { TrieRouter } from 'hono/router/trie-router'
import { z } from 'zod'
import type { AppContext } from '../../domain/appContext.ts'
import { describeProgram, describeUniversity } from '../../domain/catalogue/describePages.ts'
import { isGone, readGuide } from '../../domain/content/guides.ts'
import type { Language } from '../language.ts'
import { programHead, universityHead } from './catalogueHeads.ts'
import { guideHead } from './guideHead.ts'
import {
  answersElement,
  breadcrumbs,
  headElements,
  type PageHead,
  type PagePicture,
  type PageWords,
  pageWords,
  plainPage,
  type StructuredData,
} from './pageHead.ts'
import type { RenderedPage } from './pageRenderer.ts'

/** The scripts that are made of the source files which pages and languages begin with. */
const scriptsFile = z.record(z.string(), z.array(z.string()))

const pagesFile = z.object({ product: z.string(), pages: z.record(z.enum(['en', 'hi']), z.array(pageWords)) })

/** A page of the client: its status, and the document with the page's own head. */
export type ClientPage = {
  status: 200 | 404 | 410 | 503
  body: string
  isIndexed: boolean
  /** Whether the document has the whole page, rendered as a visitor sees it. Otherwise scripts draw it. */
  isRendered: boolean
}

/** The pages that the build knows. `find` gives the one at a path. */
export type ClientPages = {
  find(options: {
    path: string
    language: Language
    app: AppContext | null
    /** Renders the page for a visitor; null where scripts shall draw it. */
    render: (() => Promise<RenderedPage | null>) | null
  }): Promise<ClientPage>
  /** What the picture of the page at a path says; null where the page has none of its own. */
  findPicture(options: {
    path: string
    app: AppContext | null
  }): Promise<{ status: ClientPage['status']; picture: PagePicture | null }>
  /** The name of the product. */
  product: string
  /** The paths that search engines shall know, but those of universities and programmes. */
  publicPaths: string[]
}

/**
 * Where the built `index.html` leaves room: for the head of the page, for its styles, markup and answers where it is
 * rendered, for the scripts of a page that scripts draw, and for a reader without scripts.
 */
const ROOM = /<!--page-(head|styles|scripts|body|answers|text)-->([\s\S]*?)<!--\/page-\1-->/g

/** The source file of the texts in Hindi, below `web`. */
const HINDI_TEXTS = 'language/hindi.ts'

/** The page as the build leaves it. */
const ENGLISH_PAGE = '<html lang="en">'

/** What a rendered page folds away is readable without scripts. The client marks it with these attributes. */
const UNFOLDED = `<style>
      [role='region'][data-state='closed'], [data-folded='true'] { display: block !important; }
      [data-shown='false'] { grid-area: auto !important; visibility: visible !important; opacity: 1 !important; }
    </style>`

/** A page whose words come from a row. */
const OF_ROWS: Record<
  string,
  (options: { app: AppContext; path: string; site: string }) => Promise<FromRow>
> = {
  '/universities/:universityId': async ({ app, path, site }) => {
    const id = idIn(path)
    return fromRow(id === null ? null : await describeUniversity({ app, id }), row =>
      universityHead(row, site),
    )
  },
  '/programs/:programId': async ({ app, path, site }) => {
    const id = idIn(path)
    return fromRow(id === null ? null : await describeProgram({ app, id }), row => programHead(row, site))
  },
  '/guides/:slug': async ({ app, path, site }) => {
    const slug = path.toLowerCase().replace(/^\/guides\//, '')
    const guide = await readGuide({ app, slug })
    if (guide) return { status: 200, head: guideHead(guide, site) }
    return { status: (await isGone({ app, slug })) ? 410 : 404, head: null }
  },
}

type FromRow = { status: 200 | 404 | 410; head: PageHead | null }

/** Once listed means gone for good. What larger plans see has a page that says so, which is not for search engines. */
function fromRow<Row extends { isListed: boolean; isPublic: boolean }>(
  row: Row | null,
  headOf: (row: Row) => PageHead,
): FromRow {
  if (row === null) return { status: 404, head: null }
  return { status: row.isListed ? 200 : 410, head: row.isPublic ? headOf(row) : null }
}

/** The largest number of a column of ids. */
const LARGEST_ID = 2 ** 31 - 1

/** The row that an address ends in; null where its end is no id. */
function idIn(path: string): number | null {
  const [, digits] = /\/([1-9]\d{0,9})$/.exec(path) ?? []
  const id = Number(digits)
  return id <= LARGEST_ID ? id : null
}

/**
 * Reads the built page and the words of all pages. Null where the folder has no page, or one that was built without
 * words: it is served as it is.
 */
export async function readClientPages({
  folder,
  site,
}: {
  folder: string
  site: string
}): Promise<ClientPages | null> {
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => null)
  const [index, words, scripts] = await Promise.all(['index.html', 'pages.json', 'scripts.json'].map(read))
  if (!index || !words) return null
  const { product, pages } = pagesFile.parse(JSON.parse(words))
  const scriptsOf = scriptsFile.parse(JSON.parse(scripts ?? '{}'))
  const router = new TrieRouter<string>()
  for (const { path } of pages.en) if (path !== '*') router.add('GET', path, path)
  const wordsIn = {
    en: new Map(pages.en.map(page => [page.path, page])),
    hi: new Map(pages.hi.map(page => [page.path, page])),
  }

  const fill = (language: Language, parts: Partial<Record<Room, string | ((built: string) => string)>>) =>
    index
      .replace(ENGLISH_PAGE, `<html lang="${language}">`)
      .replace(ROOM, (_room, name: Room, built: string) => {
        const part = parts[name] ?? built
        return typeof part === 'string' ? part : part(built)
      })
  const drawn = async (head: PageHead, language: Language) =>
    fill(language, {
      head: String(await headElements(head, { product, site })),
      text: String(await plainPage(head, { product })),
    })
  /** What its first script fetches when it is time. */
  const laterScripts = (source: string | null, language: Language) => (built: string) => {
    const sources = [source ?? '', language === 'hi' ? HINDI_TEXTS : '']
    const files = new Set(sources.flatMap(name => scriptsOf[name] ?? []))
    const links = [...files].map(file => `<link rel="modulepreload" crossorigin href="/${file}">`)
    return `<template data-scripts>${built}${links.join('')}</template>`
  }
  const rendered = async (
    head: PageHead,
    language: Language,
    { styles, body, answers, source }: RenderedPage,
  ) =>
    fill(language, {
      head: String(await headElements(head, { product, site })),
      styles,
      scripts: laterScripts(source, language),
      body,
      answers: String(await answersElement(answers)),
      text: UNFOLDED,
    })
  const ready = new Map<string, Promise<string>>()
  const drawnWords = (page: PageWords, language: Language) => {
    const key = `${language} ${page.path}`
    const known = ready.get(key) ?? drawn(headOfWords(page, { product, site }), language)
    ready.set(key, known)
    return known
  }
  const unknown = (language: Language) => wordsIn[language].get('*') ?? { path: '*', title: product }

  return {
    publicPaths: pages.en
      .filter(page => page.description !== undefined && !page.canonical)
      .map(({ path }) => path),
    async find({ path, language, app, render }) {
      const { status, words, head, isIndexed, isForAll } = await look(path, language, app)
      const page = render && isForAll ? await render() : null
      const body = page
        ? await rendered(head ?? headOfWords(words, { product, site }), language, page)
        : await (head ? drawn(head, language) : drawnWords(words, language))
      return { status, body, isIndexed, isRendered: page !== null }
    },
    async findPicture({ path, app }) {
      const { status, words, head, isIndexed } = await look(path, 'en', app)
      const { picture } = head ?? headOfWords(words, { product, site })
      return { status, picture: isIndexed ? picture : null }
    },
    product,
  }

  /** What is at a path. `words` or, where a row has some, `head` say what it is. */
  async function look(path: string, language: Language, app: AppContext | null): Promise<Found> {
    const missing: Found = {
      status: 404,
      words: unknown(language),
      head: null,
      isIndexed: false,
      isForAll: true,
    }
    // The client's router takes capitals for small letters.
    const [[known = '*'] = []] = router.match('GET', path.toLowerCase())[0]
    const page = known === '*' ? undefined : wordsIn[language].get(known)
    if (page === undefined) return missing
    const isDescribed = page.description !== undefined
    const found: Found = {
      status: 200,
      words: page,
      head: null,
      isIndexed: isDescribed,
      isForAll: isDescribed,
    }
    const describe = OF_ROWS[page.path]
    if (!describe) return found
    if (app === null) return { ...found, status: 503, isIndexed: false }
    const { status, head } = await describe({ app, path, site })
    if (status === 404) return missing
    const words = status === 200 ? page : unknown(language)
    return { status, words, head, isIndexed: head !== null, isForAll: true }
  }
}

type Room = 'head' | 'styles' | 'scripts' | 'body' | 'answers' | 'text'

type Found = {
  status: ClientPage['status']
  words: PageWords
  head: PageHead | null
  isIndexed: boolean
  /** Whether everybody may open it. Such a page can be rendered before it is known who asks. */
  isForAll: boolean
}

function headOfWords(
  { path, title, description, canonical, country, questions = [] }: PageWords,
  { product, site }: { product: string; site: string },
): PageHead {
  const address = site + (canonical ?? path)
  return {
    title,
    description: description ?? null,
    canonical: address,
    structured: [
      ...(path === '/' ? siteData({ product, site }) : []),
      ...(country === undefined ? [] : countryData({ country, title, description, path, site, product })),
      ...(questions.length === 0 ? [] : [questionsData(questions)]),
    ],
    picture:
      path === '/' || description === undefined
        ? null
        : { kind: country === undefined ? null : 'Country guide', title, lines: [description] },
    facts: questions.map(({ question, answer }) => ({ name: question, text: answer })),
  }
}

/** Who is behind the site, and the name that search engines show for it. */
function siteData({ product, site }: { product: string; site: string }): StructuredData[] {
  return [
    { '@type': 'WebSite', name: product, url: `${site}/` },
    { '@type': 'Organization', name: product, url: `${site}/`, logo: `${site}/icon-512.png` },
  ]
}

function countryData({
  country,
  title,
  description,
  path,
  site,
  product,
}: Pick<PageWords, 'title' | 'description' | 'path'> & {
  country: string
  site: string
  product: string
}): StructuredData[] {
  return [
    {
      '@type': 'WebPage',
      name: title,
      description,
      url: site + path,
      about: { '@type': 'Country', name: country },
    },
    breadcrumbs(site, [
      { name: product, path: '/' },
      { name: country, path },
    ]),
  ]
}

function questionsData(questions: NonNullable<PageWords['questions']>): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
