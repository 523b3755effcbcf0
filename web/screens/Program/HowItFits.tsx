import { ChevronDown } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { HowItFits_program$key } from '../../__generated__/HowItFits_program.graphql.ts'
import type { HowItFits_query$key } from '../../__generated__/HowItFits_query.graphql.ts'
import { useOwnMoney } from '../../catalogue/useOwnMoney.ts'
import { yearCostWords } from '../../catalogue/yearCost.ts'
import { tierBasis } from '../../content/matching.ts'
import { Heading, Row, Text, TextLink } from '../../design/index.ts'
import { t } from '../../language/language.ts'
import { FactorBars, FactorList } from '../../matching/FactorBars.tsx'
import { PercentBadge } from '../../matching/PercentBadge.tsx'
import { TierBadge } from '../../matching/TierBadge.tsx'
import { Part } from '../../routing/ScreenPage.ts'
import { Parts } from './programStyles.ts'

/**
 * How the programme fits the profile of the viewer: tier, figure, reason and cost, and the parts of the figure on
 * request. Leads to the profile where there is none; a visitor sees nothing.
 */
export function HowItFits({
  program: programRef,
  query: queryRef,
}: {
  program: HowItFits_program$key
  query: HowItFits_query$key
}) {
  const program = useFragment(
    graphql`
      fragment HowItFits_program on Program {
        costYearUsd
        tuitionYearUsd
        fit {
          matchPercentage
          tier
          matchReason
          history {
            sentence
          }
          factors {
            kind
            name
            score
            weight
            isKnown
            why
          }
        }
      }
    `,
    programRef,
  )
  const query = useFragment(
    graphql`
      fragment HowItFits_query on Query {
        viewer {
          id
        }
        ...useOwnMoney_query
      }
    `,
    queryRef,
  )
  const { say } = useOwnMoney(query)
  const { fit } = program
  if (!query.viewer) return null
  return (
    <Part aria-labelledby="fit">
      <Row $justify="space-between">
        <Heading level={2} size="small" id="fit">
          {t('How it fits you')}
        </Heading>
        {fit && (
          <Row $gap={2}>
            <TierBadge tier={fit.tier} />
            <PercentBadge percentage={fit.matchPercentage} />
          </Row>
        )}
      </Row>
      {fit ? (
        <>
          <Text $measure>{fit.matchReason}</Text>
          <Text $size="small" $tone="soft">
            {yearCostWords(program, say)}
            {program.costYearUsd != null && t(' with living')}.{fit.history && ` ${fit.history.sentence}`}
          </Text>
          {fit.factors.length > 0 && (
            <div>
              <FactorBars factors={fit.factors} />
              <Parts>
                <summary>
                  {t('How {percentage}% adds up', { percentage: fit.matchPercentage })}
                  <ChevronDown aria-hidden="true" />
                </summary>
                <FactorList factors={fit.factors} />
              </Parts>
            </div>
          )}
          <Text $size="small" $tone="soft" $measure>
            {tierBasis()}
          </Text>
        </>
      ) : (
        <Text $tone="soft">
          <TextLink as={Link} to="/profile">
            {t('Complete your profile first')}
          </TextLink>
        </Text>
      )}
    </Part>
  )
}
