import { graphql, useFragment } from 'react-relay'
import type { ProgramFacts_program$key } from '../../__generated__/ProgramFacts_program.graphql.ts'
import { basisWords } from '../../catalogue/basisWords.ts'
import { Fact, FactList } from '../../catalogue/FactList.tsx'
import { monthsOf } from '../../catalogue/monthsOf.ts'
import { OutsideLink } from '../../catalogue/OutsideLink.tsx'
import { UNKNOWN } from '../../content/catalogue.ts'
import { capitalised } from '../../format/capitalised.ts'
import { moneyOf } from '../../format/money.ts'
import { DeadlineList } from './DeadlineList.tsx'

const DEGREES: Readonly<Record<string, string>> = { MASTERS: 'Masters', MBA: 'MBA' }

const TEST_WORDS: Readonly<Record<string, (tests: string) => string>> = {
  NOT_USED: tests => `Does not use ${tests}`,
  OPTIONAL: tests => `${tests} optional`,
  REQUIRED: tests => `Asks for ${tests}`,
}

function awardWords(degree: string, award: string): string {
  const name = DEGREES[degree] ?? degree
  return name.startsWith(award) ? name : `${name} (${award})`
}

/** The facts of a programme, each figure with its basis. */
export function ProgramFacts({ program: programRef }: { program: ProgramFacts_program$key }) {
  const program = useFragment(
    graphql`
      fragment ProgramFacts_program on Program {
        degreeType
        award
        fields
        isPartTime
        duration
        durationMonths
        tuitionFees
        tuitionNote
        tuition {
          year
          basis
          source
        }
        livingCost {
          amount
          currency
          year
          basis
          source
        }
        requirements
        requirementsBasis
        requirementsSource
        prerequisites
        note
        testPolicy
        tests
        knowledgeYear
        deadlines {
          date
        }
        usualDeadlines
        university {
          website
        }
        intakeMonths
        intakeBasis
        languages
        website
        basis
        source
        year
        ...DeadlineList_program
      }
    `,
    programRef,
  )
  const { tuition, livingCost, requirementsBasis, requirementsSource, intakeMonths, intakeBasis } = program
  const listed = basisWords(program)
  const known = `Indicative: counsellors’ general knowledge, ${program.knowledgeYear}`
  const hasDeadline = program.deadlines.length > 0 || program.usualDeadlines.length > 0
  return (
    <FactList>
      <Fact term="Degree">{awardWords(program.degreeType, program.award)}</Fact>
      <Fact term={program.fields.length > 1 ? 'Fields' : 'Field'}>{program.fields.join(', ')}</Fact>
      <Fact term="Duration" basis={program.durationMonths == null ? undefined : listed}>
        {program.duration}
        {program.isPartTime && '. Part-time only: no student visa'}
      </Fact>
      <Fact term="Tuition" basis={tuition ? basisWords(tuition) : undefined}>
        {capitalised(program.tuitionFees)}
        {program.tuitionNote && `. ${program.tuitionNote}`}
      </Fact>
      <Fact term="Living" basis={livingCost ? basisWords(livingCost) : undefined}>
        {livingCost ? `About ${moneyOf(livingCost.amount, livingCost.currency)} a month` : UNKNOWN}
      </Fact>
      <Fact
        term="Requirements"
        basis={
          requirementsBasis &&
          requirementsSource &&
          `${requirementsBasis === 'SOURCED' ? 'Sourced' : 'Indicative'}: ${requirementsSource}`
        }
      >
        {program.requirements}
      </Fact>
      {program.prerequisites && (
        <Fact term="Who may apply" basis={known}>
          {program.prerequisites}
        </Fact>
      )}
      {program.testPolicy && program.tests.length > 0 && (
        <Fact term="Tests" basis={known}>
          {TEST_WORDS[program.testPolicy]?.(
            new Intl.ListFormat('en', { type: 'disjunction' }).format(program.tests),
          )}
        </Fact>
      )}
      {program.note && (
        <Fact term="To know" basis={known}>
          {program.note}
        </Fact>
      )}
      <Fact
        term="Intakes"
        basis={
          intakeBasis &&
          (intakeBasis === 'SOURCED' ? 'Sourced: the programme’s own' : 'Indicative: usual for the country')
        }
      >
        {intakeMonths.length === 0 ? UNKNOWN : monthsOf(intakeMonths)}
      </Fact>
      <DeadlineList program={program} />
      <Fact term="Taught in">{program.languages.length === 0 ? UNKNOWN : program.languages.join(', ')}</Fact>
      {program.website && (
        <Fact term="Website">
          <OutsideLink href={program.website} />
        </Fact>
      )}
      {(!hasDeadline || !program.website) && (
        <Fact term={hasDeadline ? 'Website' : program.website ? 'Deadlines' : 'Deadlines and page'}>
          {program.university.website ? (
            <>
              On the university’s own site: <OutsideLink href={program.university.website} />
            </>
          ) : (
            UNKNOWN
          )}
        </Fact>
      )}
      <Fact term="Listed" basis={listed}>
        {program.basis === 'SOURCED' ? 'A source names it' : 'From general knowledge'}
      </Fact>
    </FactList>
  )
}
