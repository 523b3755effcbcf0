import { slugOf } from '../../../graphql-server/domain/catalogue/searchText.ts'
import { Country } from '../../../graphql-server/generated/prisma/enums.ts'
import { type Cells, cell } from './cells.ts'
import { countryOf } from './countries.ts'
import type { University } from './rows.ts'

/** Names that the facts join to the wrong university. */
export const WRONG_JOINS = new Set(['ICFAI Foundation for Higher Education, Hyderabad', 'Cairo University'])
/** The names that the facts use for the schools of `reviewed/additions.csv` and for those that counsellors know. */
const ADDED_SCHOOLS: readonly [RegExp, string][] = [
  [/^(iim|indian institute of management),? ahmedabad/i, 'Indian Institute of Management Ahmedabad'],
  [/^(iim|indian institute of management),? bangalore/i, 'Indian Institute of Management Bangalore'],
  [/^(iim|indian institute of management),? calcutta/i, 'Indian Institute of Management Calcutta'],
  [/^(iim|indian institute of management),? lucknow/i, 'Indian Institute of Management Lucknow'],
  [/^(iim|indian institute of management),? indore/i, 'Indian Institute of Management Indore'],
  [/^(iim|indian institute of management),? kozhikode/i, 'Indian Institute of Management Kozhikode'],
  [/^(iim|indian institute of management),? mumbai/i, 'Indian Institute of Management Mumbai'],
  [/^indian school of business/i, 'Indian School of Business'],
  [/^xlri/i, 'XLRI - Xavier School of Management'],
  [/^(spjimr|sp jain|s\. p\. jain)/i, 'S. P. Jain Institute of Management and Research (SPJIMR)'],
  [/^(mdi gurgaon|management development institute)/i, 'Management Development Institute Gurgaon'],
  [/^indian institute of foreign trade/i, 'Indian Institute of Foreign Trade'],
  [/^great lakes institute of management/i, 'Great Lakes Institute of Management'],
  [/^london business school/i, 'London Business School'],
  [/^cranfield/i, 'Cranfield University'],
  [/^esmt/i, 'ESMT Berlin'],
  [/^whu\b/i, 'WHU - Otto Beisheim School of Management'],
  [/^hhl\b/i, 'HHL Leipzig Graduate School of Management'],
  [/^frankfurt school/i, 'Frankfurt School of Finance & Management'],
  [/^sda bocconi/i, 'Bocconi University'],
  [/bocconi/i, 'Bocconi University'],
  [/^luiss/i, 'Luiss University'],
  [/^mib (trieste|school)/i, 'MIB Trieste School of Management'],
  [/^eada/i, 'EADA Business School'],
  [/^babson/i, 'Babson College'],
  [/^technische hochschule köln/i, 'TH Köln (Technische Hochschule Köln)'],
  [/^hamburg university of applied sciences/i, 'HAW Hamburg (Hamburg University of Applied Sciences)'],
  [/^hochschule wismar/i, 'Hochschule Wismar'],
  [/^rosenheim technical university/i, 'Technische Hochschule Rosenheim'],
  [/^darmstadt university of applied sciences/i, 'Hochschule Darmstadt (h_da)'],
  [/^hochschule münchen/i, 'Munich University of Applied Sciences (Hochschule München)'],
  [/^escp berlin campus/i, 'ESCP Business School (Berlin Campus)'],
  [/^bremen university of applied sciences/i, 'Hochschule Bremen (City University of Applied Sciences)'],
  [/^heilbronn university of applied sciences/i, 'Heilbronn University'],
  [/^university of applied sciences ravensburg/i, 'RWU Hochschule Ravensburg-Weingarten'],
  [/^european university viadrina/i, 'European University Viadrina Frankfurt (Oder)'],
  [/^hochschule für technik stuttgart/i, 'HFT Stuttgart University of Applied Sciences'],
  [/^universität zu lübeck/i, 'University of Lübeck'],
  [/^technische hochschule mittelhessen/i, 'Technische Hochschule Mittelhessen (THM)'],
  [/^clausthal university of technology/i, 'TU Clausthal'],
  [/^ostbayerische technische hochschule amberg/i, 'OTH Amberg-Weiden'],
  [/^hochschule für technik und wirtschaft dresden/i, 'HTW Dresden'],
  [/^ash berlin/i, 'Alice Salomon University of Applied Sciences Berlin'],
  [/^hochschule niederrhein/i, 'Hochschule Niederrhein'],
  [/^htwg konstanz/i, 'HTWG Konstanz'],
  [/^torrens university australia;/i, 'Torrens University Australia'],
  [/^national institute of dramatic art/i, 'National Institute of Dramatic Art (NIDA)'],
  [/^australian film television and radio/i, 'Australian Film Television and Radio School (AFTRS)'],
  [/^kaplan business school/i, 'Kaplan Business School'],
  [/^mit - melbourne institute/i, 'Melbourne Institute of Technology'],
  [/^the australian institute of music/i, 'Australian Institute of Music'],
  [/^international college of management, sydney/i, 'International College of Management Sydney'],
  [/^le cordon bleu australia/i, 'Le Cordon Bleu Australia'],
]

/** Finds the university that a source means by a name, in one country or in any; null when it is not listed. */
export type Join = (name: string, country?: string) => University | null

/** Joins by the names of universities, then by `name-aliases.csv`, then by `ADDED_SCHOOLS`. */
export function joiner(universities: readonly University[], aliases: readonly Cells[]): Join {
  const byName = new Map<string, University>()
  for (const university of universities) {
    for (const name of [university.factsName, university.name, university.localName])
      if (name !== '') byName.set(`${university.country}|${plain(name)}`, university)
  }
  const aliased = new Map(
    aliases.map(row => [
      `${countryOf(cell(row, 'country'))}|${plain(cell(row, 'sourceName'))}`,
      plain(cell(row, 'universityName')),
    ]),
  )
  return (name, countryName) => {
    if (WRONG_JOINS.has(name)) return null
    const countries = countryName === undefined ? Object.values(Country) : [countryOf(countryName)]
    const added = ADDED_SCHOOLS.find(([pattern]) => pattern.test(name))?.[1]
    for (const country of countries) {
      const place = `${country}|${plain(name)}`
      const direct = byName.get(place) ?? byName.get(`${country}|${aliased.get(place)}`)
      if (direct) return direct
      const school = added === undefined ? undefined : byName.get(`${country}|${plain(added)}`)
      if (school) return school
    }
    return null
  }
}

function plain(name: string): string {
  return slugOf(name.replace(/^the /i, ''))
}
