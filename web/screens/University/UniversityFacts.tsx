import { graphql, useFragment } from 'react-relay'
import type { UniversityFacts_university$key } from '../../__generated__/UniversityFacts_university.graphql.ts'
import { basisWords } from '../../catalogue/basisWords.ts'
import { countryName } from '../../catalogue/countryName.ts'
import { Fact, FactList } from '../../catalogue/FactList.tsx'
import { OutsideLink } from '../../catalogue/OutsideLink.tsx'
import type { OwnMoney } from '../../catalogue/useOwnMoney.ts'
import { CONTROLS, REQUIREMENT_KINDS, SIZES, UNKNOWN } from '../../content/catalogue.ts'
import { moneyOf } from '../../format/money.ts'
import { t } from '../../language/language.ts'

function wordOf(words: Readonly<Record<string, string>>, code: string | null | undefined): string {
  return (code && words[code]) || UNKNOWN
}

type Cost = { amount: number; currency: string }

/** What a month costs, in one's own money where that is another one. */
function livingWords({ amount, currency }: Cost, { currency: own, say }: OwnMoney): string {
  const inOwn = currency === 'USD' && own !== 'USD' ? say(amount) : null
  return inOwn === null
    ? t('About {amount} a month', { amount: moneyOf(amount, currency) })
    : t('About {own} ({amount}) a month', { own: inOwn, amount: moneyOf(amount, currency) })
}

/** The facts of a university, each figure with its basis. */
export function UniversityFacts({
  university: universityRef,
  money,
}: {
  university: UniversityFacts_university$key
  money: OwnMoney
}) {
  const university = useFragment(
    graphql`
      fragment UniversityFacts_university on University {
        country
        city
        website
        control
        size
        selectivity
        livingCost {
          amount
          currency
          period
          year
          basis
          source
        }
        requirements {
          kind
          what
          text
          basis
          source
          year
        }
      }
    `,
    universityRef,
  )
  const { country, city, website, control, size, selectivity, livingCost, requirements } = university
  return (
    <FactList>
      <Fact term={t('Place')}>
        {city}, {countryName(country)}
      </Fact>
      <Fact term={t('Website')}>{website ? <OutsideLink href={website} /> : t(UNKNOWN)}</Fact>
      <Fact term={t('Kind')}>{wordOf(CONTROLS, control)}</Fact>
      <Fact term={t('Size')}>{wordOf(SIZES, size)}</Fact>
      <Fact
        term={t('Selectivity')}
        basis={selectivity ? t('Indicative: one of seven broad bands. It is no rank.') : undefined}
      >
        {selectivity ? t('{selectivity} (indicative)', { selectivity }) : t(UNKNOWN)}
      </Fact>
      <Fact term={t('Living')} basis={livingCost ? basisWords(livingCost) : undefined}>
        {livingCost ? livingWords(livingCost, money) : t(UNKNOWN)}
      </Fact>
      {requirements.length === 0 && <Fact term={t('Requirements')}>{t(UNKNOWN)}</Fact>}
      {requirements.map(requirement => {
        const { kind, what, text } = requirement
        const note = wordOf(REQUIREMENT_KINDS, kind)
        return (
          <Fact
            key={`${kind} ${what} ${text}`}
            term={what}
            basis={
              <>
                {kind !== 'NOTE' && note !== UNKNOWN && `${note}. `}
                {basisWords(requirement)}
              </>
            }
          >
            {text}
          </Fact>
        )
      })}
    </FactList>
  )
}
