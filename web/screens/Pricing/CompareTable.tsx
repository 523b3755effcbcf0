import { Check, Minus } from 'lucide-react'
import { graphql, useFragment } from 'react-relay'
import type { CompareTable_plan$key } from '../../__generated__/CompareTable_plan.graphql.ts'
import { VisuallyHidden } from '../../design/index.ts'
import { sent, t } from '../../language/language.ts'
import { TableFrame } from './pricingStyles.ts'

/** What each plan has of each feature, by groups. */
export function CompareTable({ plans: planRefs }: { plans: CompareTable_plan$key }) {
  const plans = useFragment(
    graphql`
      fragment CompareTable_plan on Plan @relay(plural: true) {
        code
        name
        comparedFeatures {
          group
          name
          value
        }
      }
    `,
    planRefs,
  )
  const features = plans[0]?.comparedFeatures ?? []
  const groups = [...new Set(features.map(({ group }) => group))]
  return (
    // A keyboard scrolls the table where it is wider than the page.
    <TableFrame role="region" aria-label={t('Compare Features')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('Feature')}</VisuallyHidden>
            </th>
            {plans.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(group => (
          <tbody key={group}>
            <tr>
              <th scope="rowgroup" colSpan={plans.length + 1}>
                {sent(group)}
              </th>
            </tr>
            {features.map((feature, at) =>
              feature.group === group ? (
                <tr key={feature.name}>
                  <th scope="row">{sent(feature.name)}</th>
                  {plans.map(({ code, comparedFeatures }) => (
                    <td key={code}>
                      <Value value={comparedFeatures[at]?.value ?? null} />
                    </td>
                  ))}
                </tr>
              ) : null,
            )}
          </tbody>
        ))}
      </table>
    </TableFrame>
  )
}

function Value({ value }: { value: string | null }) {
  if (value === null)
    return (
      <>
        <Minus aria-hidden="true" data-missing />
        <VisuallyHidden>{t('Not included')}</VisuallyHidden>
      </>
    )
  if (value !== 'Included') return sent(value)
  return (
    <>
      <Check aria-hidden="true" />
      <VisuallyHidden>{t('Included')}</VisuallyHidden>
    </>
  )
}
