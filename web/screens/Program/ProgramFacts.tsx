import { graphql, useFragment } from 'react-relay'
import type { ProgramFacts_program$key } from '../../__generated__/ProgramFacts_program.graphql.ts'
import { basisOf, basisWords } from '../../catalogue/basisWords.ts'
import { Fact, FactList } from '../../catalogue/FactList.tsx'
import { monthsOf } from '../../catalogue/monthsOf.ts'
import { OutsideLink } from '../../catalogue/OutsideLink.tsx'
import { UNKNOWN } from '../../content/catalogue.ts'
import { capitalised } from '../../format/capitalised.ts'
import { listOf } from '../../format/lists.ts'
import { moneyOf } from '../../format/money.ts'
import { sent, t, words } from '../../language/language.ts'
import { DeadlineList } from './DeadlineList.tsx'

const DEGREES: Readonly<Record<string, string>> = words({ MASTERS: 'Masters', MBA: 'MBA' })

const TEST_WORDS: Readonly<Record<string, (tests: string) => string>> = {
  NOT_USED: tests => t('Does not use {tests}', { tests }),
  OPTIONAL: tests => t('{tests} optional', { tests }),
  REQUIRED: tests => t('Asks for {tests}', { tests }),
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
  const known = t('Indicative: counsellors’ general knowledge, {knowledgeYear}', {
    knowledgeYear: program.knowledgeYear ?? '',
  })
  const hasDeadline = program.deadlines.length > 0 || program.usualDeadlines.length > 0
  return (
    <FactList>
      <Fact term={t('Degree')}>{awardWords(program.degreeType, program.award)}</Fact>
      <Fact term={program.fields.length > 1 ? t('Fields') : t('Field')}>{program.fields.join(', ')}</Fact>
      <Fact term={t('Duration')} basis={program.durationMonths == null ? undefined : listed}>
        {program.duration}
        {program.isPartTime && t('. Part-time only: no student visa')}
      </Fact>
      <Fact term={t('Tuition')} basis={tuition ? basisWords(tuition) : undefined}>
        {capitalised(program.tuitionFees)}
        {program.tuitionNote && `. ${program.tuitionNote}`}
      </Fact>
      <Fact term={t('Living')} basis={livingCost ? basisWords(livingCost) : undefined}>
        {livingCost
          ? t('About {amount} a month', { amount: moneyOf(livingCost.amount, livingCost.currency) })
          : t(UNKNOWN)}
      </Fact>
      <Fact
        term={t('Requirements')}
        basis={requirementsBasis && requirementsSource && basisOf(requirementsBasis, requirementsSource)}
      >
        {sent(program.requirements)}
      </Fact>
      {program.prerequisites && (
        <Fact term={t('Who may apply')} basis={known}>
          {program.prerequisites}
        </Fact>
      )}
      {program.testPolicy && program.tests.length > 0 && (
        <Fact term={t('Tests')} basis={known}>
          {TEST_WORDS[program.testPolicy]?.(listOf(program.tests, 'disjunction'))}
        </Fact>
      )}
      {program.note && (
        <Fact term={t('To know')} basis={known}>
          {program.note}
        </Fact>
      )}
      <Fact
        term={t('Intakes')}
        basis={
          intakeBasis &&
          (intakeBasis === 'SOURCED'
            ? t('Sourced: the programme’s own')
            : t('Indicative: usual for the country'))
        }
      >
        {intakeMonths.length === 0 ? t(UNKNOWN) : monthsOf(intakeMonths)}
      </Fact>
      <DeadlineList program={program} />
      <Fact term={t('Taught in')}>
        {program.languages.length === 0 ? t(UNKNOWN) : program.languages.join(', ')}
      </Fact>
      <Fact term={hasDeadline ? t('Website') : t('Deadlines and page')}>
        {program.website ? (
          <>
            {!hasDeadline && t('On its own page:')} <OutsideLink href={program.website} />
          </>
        ) : program.university.website ? (
          <>
            {t('On the university’s own site:')} <OutsideLink href={program.university.website} />
          </>
        ) : (
          t(UNKNOWN)
        )}
      </Fact>
      <Fact term={t('Listed')} basis={listed}>
        {program.basis === 'SOURCED' ? t('A source names it') : t('From general knowledge')}
      </Fact>
    </FactList>
  )
}
