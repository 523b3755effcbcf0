/**
 * What the server says of each page before its scripts run: to search engines and to whom a link is sent. The build
 * writes it beside the client; no script of the client imports it.
 */

import { t } from '../language/language.ts'
import { UNIVERSITIES_PAGE } from './catalogue.ts'
import { CONTACT } from './contact.ts'
import { DESTINATIONS, destinationTitle, inSentence } from './destinations.ts'
import { GUIDES_PAGE } from './guides.ts'
import { FAQ, HERO } from './landing.ts'
import { PAGE_TITLES, type PagePath } from './pageTitles.ts'
import { pricingWords } from './pricing.ts'
import { PUBLIC_PAGES } from './publicPages.ts'

type PublicWords = {
  /** What search engines show. */
  description: string
  /** The address of the page with the same content, where that is another one. */
  canonical?: string
  /** The name of the country that the page is about. */
  country?: string
  /** The questions and answers on the page. */
  questions?: readonly { question: string; answer: string }[]
}

export type PageWords = Partial<PublicWords> & { path: string; title: string }

const ofPrices = () =>
  t(
    'Free to start, then monthly plans in rupees: what each of them holds, how the trial works, and when a payment is returned.',
  )

/** The pages for visitors and search engines. Those of universities and programmes are described by their rows. */
const publicWords = (): Partial<Record<PagePath, PublicWords>> => ({
  '/': { description: `${HERO.headline} ${HERO.text}`, questions: FAQ.questions },
  '/universities': { description: UNIVERSITIES_PAGE.lead },
  '/pricing': { description: ofPrices(), questions: pricingWords.questions },
  '/premium': { description: ofPrices(), canonical: '/pricing' },
  '/contact': { description: CONTACT.lead },
  '/about': { description: PUBLIC_PAGES['/about'].lead },
  '/privacy': { description: PUBLIC_PAGES['/privacy'].lead },
  '/terms': { description: PUBLIC_PAGES['/terms'].lead },
  '/refunds': { description: PUBLIC_PAGES['/refunds'].lead },
  '/accessibility': { description: PUBLIC_PAGES['/accessibility'].lead },
  '/security': { description: PUBLIC_PAGES['/security'].lead },
  '/guides': { description: GUIDES_PAGE.lead },
})

const isPagePath = (path: string): path is PagePath => path in PAGE_TITLES

const countries = (): PageWords[] =>
  DESTINATIONS.map(destination => ({
    path: `/countries/${destination.slug}`,
    title: destinationTitle(destination),
    country: destination.name,
    description: t(
      'Universities and programmes in {country}, what a year costs, proof of funds, scholarships and help with the application. {advice}',
      { country: inSentence(destination.name), advice: destination.advice },
    ),
  }))

/** The addresses that a page has. Without `/countries/:country`: the eight countries are all there are. */
const paths = Object.keys(PAGE_TITLES)
  .filter(isPagePath)
  .filter(path => path !== '/countries/:country')

/** The words of each page in the present language. */
export function wordsOfPages(): PageWords[] {
  return [...paths.map(path => ({ path, title: PAGE_TITLES[path], ...publicWords()[path] })), ...countries()]
}
