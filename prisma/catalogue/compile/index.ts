/**
 * Compiles the tables of the catalogue from a folder of facts (docs/catalogue.md):
 *
 *   npx tsx prisma/catalogue/compile/index.ts <folder of facts>
 *
 * The facts are not part of the project. manifest.json names their files, with hashes and sources.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cell } from './cells.ts'
import { type Facts, FactsFault, parseRows, readFacts } from './facts.ts'
import { compileAiPolicies } from './figures/aiPolicies.ts'
import { applyUsualDeadlines } from './figures/deadlines.ts'
import { compileExchangeRates } from './figures/exchangeRates.ts'
import { compileGuideNotes } from './figures/guideNotes.ts'
import { compileIntakes } from './figures/intakes.ts'
import { compileLivingCosts } from './figures/livingCosts.ts'
import { compileProofOfFunds } from './figures/proofOfFunds.ts'
import { compileRequirements } from './figures/requirements.ts'
import { compileScholarships } from './figures/scholarships.ts'
import { compileUsualTuition } from './figures/usualTuition.ts'
import { joiner } from './join.ts'
import { readBusinessSchools } from './programmes/businessSchools.ts'
import { readComputingSearch } from './programmes/computingSearch.ts'
import { readCourseSearch } from './programmes/courseSearch.ts'
import { readCricos } from './programmes/cricos.ts'
import { readDaad } from './programmes/daad.ts'
import { readDesignSchools } from './programmes/designSchools.ts'
import { readFinancialTimes } from './programmes/financialTimes.ts'
import { readFlagships } from './programmes/flagships.ts'
import { readJam } from './programmes/jam.ts'
import { readKnownProgrammes } from './programmes/knownProgrammes.ts'
import { readMbaProfiles } from './programmes/mbaProfiles.ts'
import { readNirf } from './programmes/nirf.ts'
import { readSpanishList } from './programmes/spanishList.ts'
import { readTopMba } from './programmes/topMba.ts'
import { readUkPress } from './programmes/ukPress.ts'
import { readUniversitaly } from './programmes/universitaly.ts'
import type { Tables } from './rows.ts'
import { applyKnown, leaveOpenShortMonths } from './rules/applyKnown.ts'
import { choosePrograms } from './rules/choosePrograms.ts'
import { correctFields } from './rules/correctFields.ts'
import { applyCorrections } from './rules/corrections.ts'
import { applyEntry } from './rules/entry.ts'
import {
  applyCheckedTuition,
  applyFeeRules,
  dropDoubtfulFees,
  dropHomeFees,
  germanTuition,
  raiseOldFees,
} from './rules/fees.ts'
import { applyLanguages } from './rules/languages.ts'
import { applyGroups, applySchemes } from './rules/memberships.ts'
import { merge } from './rules/merge.ts'
import { mergeDoubles } from './rules/mergeDoubles.ts'
import { chooseSample } from './rules/sample.ts'
import { sourceRows } from './sources.ts'
import { compileUniversities, readKnownUniversities } from './universities.ts'
import { writeTables } from './writeTables.ts'

const CATALOGUE = join(import.meta.dirname, '..')

async function main(folder: string | undefined): Promise<void> {
  if (folder === undefined)
    throw new Error('Usage: npx tsx prisma/catalogue/compile/index.ts <folder of facts>')
  const tables = await compile(await readFacts({ folder }))
  await writeTables({ folder: join(CATALOGUE, 'tables'), tables })
  process.stdout.write(`${tables.universities.length} universities, ${tables.programs.length} programmes\n`)
  const listed = new Set(tables.programs.map(({ university }) => university))
  const without = tables.universities.filter(({ key }) => !listed.has(key))
  process.stdout.write(`Without any: ${without.map(({ key }) => key).join('; ') || 'none'}\n`)
}

async function compile(facts: Facts): Promise<Tables> {
  const sourced = [
    { country: 'AUSTRALIA', rows: facts('known-programmes-australia.csv') },
    { country: 'CANADA', rows: facts('known-programmes-canada.csv') },
    { country: 'GERMANY', rows: facts('known-programmes-germany.csv') },
    { country: 'INDIA', rows: facts('known-programmes-india.csv') },
    { country: 'ITALY', rows: facts('known-programmes-italy.csv') },
    { country: 'SPAIN', rows: facts('known-programmes-spain.csv') },
    { country: 'UK', rows: facts('known-programmes-uk.csv') },
    {
      country: 'USA',
      rows: [...facts('known-programmes-usa-stem.csv'), ...facts('known-programmes-usa-other.csv')],
    },
  ] as const
  const reviewed = await readReviewed('known_programmes')
  const knownRows = sourced.map(({ country, rows }) => ({
    country,
    // What was reviewed comes first: of two rows of one programme the first counts, and the second fills it.
    rows: [
      ...reviewed.filter(row => cell(row, 'university').startsWith(`${country.toLowerCase()}/`)),
      ...rows,
    ],
  }))
  const livingCosts = compileLivingCosts(facts('living-costs-cities-2022.csv'))
  const universities = compileUniversities({
    listed: facts('universities.csv'),
    reviewed: await readReviewed('universities'),
    additions: await readReviewed('additions'),
    known: knownRows.flatMap(readKnownUniversities),
    otherNames: new Map(
      (await readReviewed('other_names')).map(row => [cell(row, 'key'), cell(row, 'otherNames')]),
    ),
    controls: new Map(
      (await readReviewed('controls')).map(row => [cell(row, 'university'), cell(row, 'control')]),
    ),
    livingCosts,
  })
  applyGroups(universities, await readReviewed('groups'))
  const join = joiner(universities, facts('name-aliases.csv'))
  const rates = compileExchangeRates(facts('exchange-rates-inr-2026-03-05.csv'))
  // The first source of a programme takes precedence, and later ones fill its empty columns.
  const found = [
    ...readFlagships({ rows: await readReviewed('flagships'), join }),
    ...readMbaProfiles({ rows: facts('mba-profiles.csv'), join }),
    ...readBusinessSchools({ rows: facts('business-schools-2026.csv'), join }),
    ...readNirf({ rows: facts('in-management-institutes-nirf.csv'), join }),
    ...readTopMba({ rows: facts('us-mba-formats-2017.csv'), join }),
    ...readFinancialTimes({ rows: facts('mba-schools-ft-1999-2014.csv'), join }),
    ...readUkPress({ rows: facts('uk-mba-press-2005-10.csv'), join }),
    ...readCricos({ rows: facts('au-masters-cricos-2023.csv'), join }),
    ...readDaad({ rows: facts('de-masters-daad-2025.csv'), join }),
    ...readSpanishList({ rows: facts('es-masters-2025.csv'), join }),
    ...readUniversitaly({ rows: facts('it-masters-english-universitaly-2022.csv'), join }),
    ...readJam({ rows: facts('in-masters-iits-iisc.csv'), join }),
    ...readCourseSearch({ rows: facts('masters-courses-2023.csv'), join }),
    ...readComputingSearch({ rows: facts('computing-masters-2025.csv'), join, rates }),
    ...readDesignSchools({ rows: facts('design-planning-masters-2013.csv'), join }),
  ]
  const requirements = compileRequirements({
    minima: facts('requirements-by-university.csv'),
    medians: facts('us-admit-medians-2012-16.csv'),
    join,
  })
  const known = knownRows.flatMap(readKnownProgrammes)
  const corrected = applyCorrections({
    rows: facts('known-corrections-uk.csv'),
    universities,
    requirements,
    programs: correctFields(leaveOpenShortMonths(applyKnown(merge(found, universities), known))),
  })
  const languages = await readReviewed('languages')
  const programs = applyLanguages(choosePrograms(mergeDoubles(corrected), universities), languages)
  applySchemes(programs, await readReviewed('schemes'))
  const usualTuition = compileUsualTuition(await readReviewed('usual_tuition'))
  dropHomeFees(programs, universities)
  applyFeeRules(programs, universities)
  applyUsualDeadlines({ mba: facts('mba-deadlines-2025-26.csv'), programs, join })
  // The sample goes by what sources know, so that a corrected fee changes no university of it.
  chooseSample(universities, programs)
  dropDoubtfulFees(programs, usualTuition)
  raiseOldFees(programs)
  applyCheckedTuition(programs, await readReviewed('tuition'))
  const entered = applyEntry(programs, await readReviewed('entry'))
  const policies = compileAiPolicies({
    rows: facts('ai-policies-admissions.csv'),
    reviewed: await readReviewed('ai_policies'),
    join,
  })
  for (const university of universities)
    university.aiPolicy = policies.ofUniversities.get(university.key) ?? 'UNKNOWN'

  return {
    sources: sourceRows(),
    living_costs: livingCosts,
    exchange_rates: rates,
    intakes: compileIntakes(facts('intakes-by-country.csv')),
    universities,
    programs: entered,
    // No source names the day of a programme for a cycle to come.
    deadlines: [],
    requirements,
    ai_policies: policies.notes,
    scholarships: compileScholarships(facts('scholarships.csv')),
    usual_tuition: [...usualTuition, ...germanTuition(universities)],
    proof_of_funds: compileProofOfFunds(facts('proof-of-funds.csv')),
    guide_notes: compileGuideNotes({
      documents: facts('visa-documents.csv'),
      words: await readReviewed('visa_documents'),
      notes: await readReviewed('guide_notes'),
    }),
  }
}

async function readReviewed(
  name:
    | 'universities'
    | 'additions'
    | 'flagships'
    | 'known_programmes'
    | 'other_names'
    | 'controls'
    | 'groups'
    | 'schemes'
    | 'ai_policies'
    | 'languages'
    | 'tuition'
    | 'entry'
    | 'usual_tuition'
    | 'visa_documents'
    | 'guide_notes',
) {
  return parseRows(await readFile(join(CATALOGUE, 'reviewed', `${name}.csv`), 'utf8'))
}

try {
  await main(process.argv[2])
} catch (error) {
  if (!(error instanceof FactsFault)) throw error
  process.stderr.write(`The facts are not those of manifest.json:\n${error.message}\n`)
  process.exitCode = 1
}
