import { graphql, useFragment } from 'react-relay'
import { Link } from 'react-router-dom'
import type { CreditBanners_viewer$key } from '../../__generated__/CreditBanners_viewer.graphql.ts'
import { Banner, LinkButton, TextLink } from '../../design/index.ts'
import { plural, t } from '../../language/language.ts'

/** Says so when no document of any type can be generated, and when a promotional credit waits. */
export function CreditBanners({ viewer: viewerRef }: { viewer: CreditBanners_viewer$key }) {
  const viewer = useFragment(
    graphql`
      fragment CreditBanners_viewer on User {
        isPremium
        isPromotionalUser
        creditsRemaining
        entitlements {
          generation {
            canGenerate
            allowance
          }
        }
      }
    `,
    viewerRef,
  )
  const { generation } = viewer.entitlements
  const nothingLeft = !viewer.isPremium && generation.every(entry => !entry.canGenerate)
  const hasAllowance = generation.some(entry => Boolean(entry.allowance))
  const promotionWaits = viewer.isPromotionalUser && viewer.creditsRemaining > 0
  return (
    <>
      {nothingLeft && hasAllowance && (
        <Banner tone="warning" title={t('Nothing left this month')}>
          <TextLink as={Link} to="/pricing">
            {t(
              "You've used this month's documents. More come with the next billing month; Premium has no limit.",
            )}
          </TextLink>
        </Banner>
      )}
      {nothingLeft && !hasAllowance && (
        <Banner tone="warning" title={t('No Credits Remaining')}>
          <TextLink as={Link} to="/pricing">
            {t("You've used all your free credits. Upgrade to premium for unlimited document generation.")}
          </TextLink>{' '}
          {t('Standard includes documents of each kind every month.')}
        </Banner>
      )}
      {promotionWaits && (
        <Banner
          tone="success"
          title={t('Promotional Credit Available')}
          action={
            <LinkButton as={Link} to="/document-generator" size="small">
              {t('Use Your Free Credit')}
            </LinkButton>
          }
        >
          {plural(viewer.creditsRemaining, {
            one: 'You have # promotional credit for a statement of purpose.',
            other: 'You have # promotional credits for statements of purpose.',
          })}
        </Banner>
      )}
    </>
  )
}
