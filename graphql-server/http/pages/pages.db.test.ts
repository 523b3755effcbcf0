import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CATALOGUE_CHANNEL } from '../../domain/catalogue/loadCatalogue.ts'
import { createCatalogue, program, smallCatalogue, tuition } from '../../test/catalogues.ts'
import { createAppContext, createViewer } from '../../test/factories.ts'
import { readStructuredData } from '../../test/structuredData.ts'
import { openTestDatabase, type TestDatabase } from '../../test/testDatabase.ts'
import { startTestServer, type TestServer } from '../../test/testServer.ts'

const SITE = 'https://gradwright.test'
const INDEX = `<!doctype html><html lang="en"><head>
<!--page-head--><title>Gradwright</title><!--/page-head--><!--page-styles--><!--/page-styles-->
<!--page-scripts--><link href="/assets/main.js"><!--/page-scripts-->
<script type="module" src="/assets/app.js"></script></head>
<div id="root"><!--page-body--><!--/page-body--></div><!--page-answers--><!--/page-answers-->
<noscript><!--page-text-->Needs JavaScript.<!--/page-text--></noscript>`
const WORDS = {
  product: 'Gradwright',
  pages: {
    en: [
      {
        path: '/',
        title: 'Front',
        description: 'In front.',
        questions: [{ question: 'Why?', answer: 'So </script>.' }],
      },
      { path: '/pricing', title: 'Pricing', description: 'What it costs.' },
      { path: '/premium', title: 'Pricing', description: 'What it costs.', canonical: '/pricing' },
      { path: '/countries/germany', title: 'Degrees there', description: 'Of it.', country: 'Germany' },
      { path: '/dashboard', title: 'Dashboard' },
      { path: '/universities/:universityId', title: 'University' },
      { path: '/programs/:programId', title: 'Programme' },
      { path: '*', title: '404 Page Not Found' },
    ],
    hi: [
      { path: '/', title: 'आरंभ', description: 'आगे।' },
      { path: '*', title: 'पृष्ठ नहीं मिला' },
    ],
  },
}

/** Says where it is, how often anything was rendered, and what the graph told it. */
const RENDERER = `let times = 0
export async function renderPage({ url, language, answer }) {
  const { pathname } = new URL(url)
  if (pathname === '/countries/germany') throw new Error('It broke')
  times += 1
  const { data } = await answer('of-the-page', { sample: 'MBA' })
  return { body: '<p>' + (language === 'en' ? '' : language + ' ') + pathname + ' ' + times + '</p>', styles: '<style>p{}</style>', answers: { ofThePage: data }, source: 'screens/Price.ts' }
}`
const QUERY = 'query ($sample: Sample!) { viewer { id } sampleProfile(sample: $sample) { budget } }'

let folder: string
let database: TestDatabase
let server: TestServer
let starting: TestServer
let rendering: TestServer
let token: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
  await writeFile(join(folder, 'index.html'), INDEX)
  await writeFile(join(folder, 'pages.json'), JSON.stringify(WORDS))
  const scripts = { 'screens/Price.ts': ['assets/price.js'], 'language/hindi.ts': ['assets/hindi.js'] }
  await writeFile(join(folder, 'scripts.json'), JSON.stringify(scripts))
  database = await openTestDatabase()
  await database.truncate()
  const app = createAppContext({ database })
  await createCatalogue({
    app,
    catalogue: smallCatalogue({
      programs: [
        program({ name: 'Robotics "A" <b>', months: 12, minimumIelts: 6.5, ...tuition(20_000) }),
        program({ university: 'usa/harvard-university', name: 'Data Science MS', award: 'MS' }),
      ],
    }),
  })
  const options = { config: { publicUrl: SITE }, clientFolder: folder }
  const renderer = join(folder, 'renderer.mjs')
  await writeFile(renderer, RENDERER)
  const find = (hash: string) => (hash === 'of-the-page' ? { text: QUERY, isFormer: false } : null)
  server = await startTestServer({ app, ...options })
  starting = await startTestServer({ app: null, ...options })
  rendering = await startTestServer({ app, ...options, renderer, operations: { find } })
  token = (await createViewer({ app })).token
})
afterAll(async () => {
  await Promise.all([server.stop(), starting.stop(), rendering.stop()])
  await database.close()
  await rm(folder, { recursive: true })
})

const idOf = async (kind: 'university' | 'program', name: string) => {
  const where = { name: { startsWith: name } }
  const { id } = await (kind === 'university'
    ? database.prisma.university.findFirstOrThrow({ where })
    : database.prisma.program.findFirstOrThrow({ where }))
  return id
}

async function open(path: string, on = server) {
  const response = await on.call(path, { headers: { accept: 'text/html' }, redirect: 'manual' })
  const body = await response.text()
  const [, head = ''] = /^([\s\S]*)<noscript>/.exec(body) ?? []
  return {
    status: response.status,
    title: /<title>(.*?)<\/title>/.exec(head)?.[1],
    canonical: /<link rel="canonical" href="(.*?)">/.exec(head)?.[1] ?? null,
    isIndexed: !head.includes('content="noindex"') && response.headers.get('x-robots-tag') === null,
    structured: readStructuredData(head),
    picture: /<meta property="og:image" content="(.*?)">/.exec(head)?.[1] ?? '',
    headers: response.headers,
    body,
  }
}

describe('a page', () => {
  test('has its words in its head before any script runs', async () => {
    const page = await open('/')
    expect(page).toMatchObject({
      status: 200,
      title: 'Front · Gradwright',
      canonical: `${SITE}/`,
      isIndexed: true,
    })
    expect(page.structured).toEqual([
      expect.objectContaining({ '@type': 'WebSite', name: 'Gradwright', url: `${SITE}/` }),
      expect.objectContaining({ '@type': 'Organization', logo: `${SITE}/icon-512.png` }),
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: [
          { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So </script>.' } },
        ],
      },
    ])
    expect(page.body).toContain('<script type="module" src="/assets/app.js">')
    expect(page.body).not.toContain('<!--page')
  })

  test('of a country says which one it is about, and where it is', async () => {
    const { structured } = await open('/countries/germany')
    expect(structured).toMatchObject([
      { '@type': 'WebPage', name: 'Degrees there', about: { '@type': 'Country', name: 'Germany' } },
      { '@type': 'BreadcrumbList', itemListElement: [{ item: `${SITE}/` }, { name: 'Germany' }] },
    ])
  })

  test('of a person is not for search engines', async () => {
    expect(await open('/dashboard')).toMatchObject({
      status: 200,
      title: 'Dashboard · Gradwright',
      isIndexed: false,
    })
  })

  test('with the content of another one names that one', async () => {
    expect((await open('/premium')).canonical).toBe(`${SITE}/pricing`)
  })

  test('has one address', async () => {
    const { status, headers } = await open('/pricing/?plan=PREMIUM')
    expect([status, headers.get('location')]).toEqual([301, '/pricing?plan=PREMIUM'])
    expect((await open('//evil.test/')).headers.get('location')).toBeNull()
    for (const [typed, meant] of [
      ['/countries', '/#destinations'],
      ['/Countries/?utm_source=mail', '/?utm_source=mail#destinations'],
      ['/programmes/7', '/programs/7'],
      ['/programmes', '/universities'],
      ['/favicon.ico', '/icon-192.png'],
    ]) {
      const { status, headers } = await open(typed ?? '')
      expect([typed, status, headers.get('location')]).toEqual([typed, 301, meant])
    }
    expect(await open('/programmes/seven')).toMatchObject({ status: 404 })
    expect((await open('/index.html')).isIndexed).toBe(false)
    expect((await open('/Pricing')).canonical).toBe(`${SITE}/pricing`)
  })

  test.each([
    '/nowhere',
    '/countries/france',
    '/universities/x',
    '/programs/99999999999',
    '/universities/1/more',
  ])('that is not there is answered with 404: %s', async path => {
    expect(await open(path)).toMatchObject({
      status: 404,
      title: '404 Page Not Found · Gradwright',
      isIndexed: false,
    })
  })
})

describe('the page of a row', () => {
  test('describes a programme with what is known', async () => {
    const page = await open(`/programs/${await idOf('program', 'Robotics')}`)
    expect(page).toMatchObject({
      status: 200,
      title: 'Robotics &quot;A&quot; &lt;b&gt;, University of Leeds · Gradwright',
      isIndexed: true,
    })
    const [course, path] = page.structured
    expect(course).toMatchObject({
      '@type': 'Course',
      name: 'Robotics "A" <b>',
      description:
        'Robotics "A" <b>, MSc, at University of Leeds in Leeds, UK. Duration: 1 year. Tuition: £20,000 a year (2025). Language: English. IELTS, at least: 6.5.',
      inLanguage: ['en'],
      timeRequired: 'P12M',
      provider: {
        '@type': 'CollegeOrUniversity',
        name: 'University of Leeds',
        url: 'https://www.leeds.ac.uk',
      },
    })
    expect(path).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2 }, { position: 3 }] })
    expect(page.body).toContain('<dt>Tuition</dt><dd>£20,000 a year (2025)</dd>')
  })

  test('that only larger plans see says nothing of it', async () => {
    for (const path of [
      `/universities/${await idOf('university', 'Harvard')}`,
      `/programs/${await idOf('program', 'Data Science')}`,
    ]) {
      const page = await open(path)
      expect(page).toMatchObject({ status: 200, isIndexed: false, structured: [] })
      expect(page.body).not.toMatch(/Harvard|Data Science/)
    }
  })

  test('that left the catalogue is gone', async () => {
    const id = await idOf('university', 'University of Leeds')
    await database.prisma.university.update({ where: { id }, data: { isListed: false } })
    expect(await open(`/universities/${id}`)).toMatchObject({ status: 410, isIndexed: false })
    await database.prisma.university.update({ where: { id }, data: { isListed: true } })
  })

  test('comes with 503 while the database is not open, so that its scripts can say so', async () => {
    const page = await open('/universities/1', starting)
    expect(page).toMatchObject({ status: 503, title: 'University · Gradwright' })
    expect(page.headers.get('retry-after')).toBe('5')
  })
})

describe('a rendered page', () => {
  /** The markup inside the page's root; empty where scripts draw the page. */
  async function opened(path: string, headers: Record<string, string> = {}) {
    const response = await rendering.call(path, { headers: { accept: 'text/html', ...headers } })
    const text = await response.text()
    return {
      status: response.status,
      vary: response.headers.get('vary'),
      markup: /<div id="root">(.*?)<\/div>/.exec(text)?.[1],
      text,
    }
  }

  test('has its markup, styles, head and answers, and is rendered once for all visitors', async () => {
    const page = await opened('/pricing')
    expect(page.markup).toMatch(/^<p>\/pricing \d+<\/p>$/)
    expect(page.text).toContain('<style>p{}</style>')
    expect(page.text).toContain('<title>Pricing · Gradwright</title>')
    expect(page.text).toContain('"viewer":null,"sampleProfile":{"budget":')
    expect(page.vary).toContain('cookie')
    expect((await opened('/pricing')).text).toBe(page.text)
    expect((await opened('/pricing?utm_source=mail')).text).toBe(page.text)
  })

  test('names its scripts without loading them', async () => {
    const scriptsIn = (text: string) => /<template data-scripts>(.*?)<\/template>/.exec(text)?.[1]
    const link = (name: string) => `<link rel="modulepreload" crossorigin href="/assets/${name}.js">`
    const main = '<link href="/assets/main.js">'
    expect(scriptsIn((await opened('/pricing')).text)).toBe(main + link('price'))
    const hindi = await opened('/', { cookie: 'gradwright_language=hi' })
    expect(scriptsIn(hindi.text)).toBe(main + link('price') + link('hindi'))
    const drawn = await opened('/dashboard')
    expect([drawn.text.includes(main), scriptsIn(drawn.text)]).toEqual([true, undefined])
  })

  test('is in the language that the visitor chose, and kept for each', async () => {
    const cookie = 'gradwright_language=hi'
    const [english, hindi] = [await opened('/'), await opened('/', { cookie })]
    expect(hindi.markup).toMatch(/^<p>hi \/ \d+<\/p>$/)
    expect(hindi.text).toContain('<html lang="hi">')
    expect(hindi.text).toContain('<title>आरंभ · Gradwright</title>')
    expect((await opened('/', { cookie })).text).toBe(hindi.text)
    expect((await opened('/', { cookie: 'gradwright_language=en' })).text).toBe(english.text)
    expect(english.text).toContain('<html lang="en">')
    // Somebody who is signed in gets the page of their language as scripts draw it.
    const own = await opened('/', { cookie: `${cookie}; gradwright_session=${token}` })
    expect([own.markup, own.text.includes('<html lang="hi">')]).toEqual(['', true])
    expect(await opened('/nowhere', { cookie })).toMatchObject({
      status: 404,
      text: expect.stringContaining('<title>पृष्ठ नहीं मिला · Gradwright</title>'),
    })
  })

  test('is made anew when the catalogue changes', async () => {
    const before = await opened('/')
    await database.notify(CATALOGUE_CHANNEL, '')
    await expect.poll(async () => (await opened('/')).markup).not.toBe(before.markup)
  })

  test('is not given to somebody who is signed in, nor where the address asks for a state', async () => {
    const cookie = `gradwright_session=${token}`
    for (const asked of [opened('/pricing', { cookie }), opened('/pricing?plan=PREMIUM')]) {
      const page = await asked
      expect(page).toMatchObject({ status: 200, markup: '' })
      expect(page.text).toContain('<title>Pricing · Gradwright</title>')
      expect(page.text).not.toContain('page-answers')
      expect(page.vary).toContain('cookie')
    }
  })

  test('is never one of a person', async () => {
    expect(await opened('/dashboard')).toMatchObject({ status: 200, markup: '' })
  })

  test('keeps its status', async () => {
    const id = await idOf('university', 'University of Leeds')
    await database.prisma.university.update({ where: { id }, data: { isListed: false } })
    expect((await opened(`/universities/${id}`)).status).toBe(410)
    await database.prisma.university.update({ where: { id }, data: { isListed: true } })
    expect(await opened(`/universities/${id}`)).toMatchObject({
      status: 200,
      markup: expect.stringContaining(`/universities/${id}`),
    })
    expect(await opened('/nowhere')).toMatchObject({
      status: 404,
      markup: expect.stringContaining('/nowhere'),
    })
  })

  test('is left to the scripts where rendering fails', async () => {
    const page = await opened('/countries/germany')
    expect(page).toMatchObject({ status: 200, markup: '' })
    expect(page.text).toContain('<title>Degrees there · Gradwright</title>')
  })
})

describe('the picture of a page', () => {
  /** Width and height are the first fields of a PNG's first chunk. */
  const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)]

  async function picture(address: string, headers: Record<string, string> = {}) {
    const response = await server.call(address.replace(SITE, ''), { headers })
    const png = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, png }
  }

  test('is drawn from its words, in the size that networks ask for', async () => {
    const program = `/programs/${await idOf('program', 'Robotics')}`
    const university = `/universities/${await idOf('university', 'University of Leeds')}`
    const drawn = new Set<string>()
    for (const path of ['/countries/germany', '/pricing', program, university]) {
      const address = (await open(path)).picture
      expect(address).toMatch(new RegExp(`^${SITE}/pictures${path}\\.png\\?v=[0-9a-f]{8}$`))
      const { status, headers, png } = await picture(address)
      expect([status, headers.get('content-type')], path).toEqual([200, 'image/png'])
      expect(sizeOf(png), path).toEqual([1200, 630])
      expect(png.length, path).toBeGreaterThan(10_000)
      expect(png.length, path).toBeLessThan(200_000)
      drawn.add(png.toString('base64'))
    }
    expect(drawn.size).toBe(4)
    expect((await open('/')).picture).toBe(`${SITE}/og.png`)
  })

  test('has another address when its words change, and is not sent twice', async () => {
    const id = await idOf('university', 'University of Leeds')
    const before = (await open(`/universities/${id}`)).picture
    const { headers } = await picture(before)
    const again = await picture(before, { 'if-none-match': headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
    await database.prisma.university.update({ where: { id }, data: { city: 'Łódź' } })
    expect((await open(`/universities/${id}`)).picture).not.toBe(before)
    const changed = await picture(before, { 'if-none-match': headers.get('etag') ?? '' })
    expect(changed.status).toBe(200)
    await database.prisma.university.update({ where: { id }, data: { city: 'Leeds' } })
  })

  test('is none where the page is not for everybody', async () => {
    for (const path of [
      '/dashboard',
      '/nowhere',
      `/universities/${await idOf('university', 'Harvard')}`,
      '/programs/99999999999',
    ])
      expect((await picture(`/pictures${path}.png`)).status, path).toBe(404)
    expect((await picture('/pictures/pricing.jpg')).status).toBe(404)
    expect((await starting.call('/pictures/universities/1.png')).status).toBe(503)
  })
})

describe('the site map', () => {
  const addresses = async (path: string) => {
    const text = await (await server.call(path)).text()
    return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
  }

  test('is named to robots, and lists what a visitor may see', async () => {
    expect(await (await server.call('/robots.txt')).text()).toContain(`Sitemap: ${SITE}/sitemap.xml`)
    const parts = await addresses('/sitemap.xml')
    expect(parts).toEqual(
      ['pages', 'universities-1', 'programs-1'].map(name => `${SITE}/sitemaps/${name}.xml`),
    )
    expect(await addresses('/sitemaps/pages.xml')).toEqual(
      ['/', '/pricing', '/countries/germany'].map(path => SITE + path),
    )
    expect(await addresses('/sitemaps/universities-1.xml')).toEqual([
      `${SITE}/universities/${await idOf('university', 'University of Leeds')}`,
    ])
    expect(await addresses('/sitemaps/programs-1.xml')).toEqual([
      `${SITE}/programs/${await idOf('program', 'Robotics')}`,
    ])
  })

  test.each([
    '/sitemaps/programs-9.xml',
    '/sitemaps/pages-1.xml',
    '/sitemaps/universities.xml',
    '/sitemaps/x.xml',
  ])('has no part %s', async path => {
    expect((await server.call(path)).status).toBe(404)
  })
})
