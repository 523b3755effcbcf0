import { pricingWords } from '../../content/pricing.ts'
import { Banner, Button, Text, useToast } from '../../design/index.ts'
import { useUpgradeToPremium } from './useUpgradeToPremium.ts'

/** Upgrades the account in the sandbox, and says that it is one. */
export function UpgradeButton() {
  const { upgrade, isUpgrading, refusal } = useUpgradeToPremium()
  const { toast } = useToast()

  async function start() {
    if (await upgrade()) toast({ title: 'Upgrade successful', description: 'You now have premium access!' })
  }

  return (
    <>
      <Button variant="primary" onClick={start} pending={isUpgrading}>
        Upgrade to Premium
      </Button>
      <Text $size="tiny" $tone="faint">
        {pricingWords.sandbox}
      </Text>
      {refusal && (
        <Banner tone="danger" announce title="Upgrade failed">
          {refusal.message}
        </Banner>
      )}
    </>
  )
}
