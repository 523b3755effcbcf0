import { useState } from 'react'
import { pricingWords } from '../../content/pricing.ts'
import { Banner, Button, Text, useToast } from '../../design/index.ts'
import { useUpgradeToPremium } from './useUpgradeToPremium.ts'

/** Upgrades the account in the sandbox, and says that it is one. */
export function UpgradeButton() {
  const [upgrade, isUpgrading] = useUpgradeToPremium()
  const [fault, setFault] = useState<string | null>(null)
  const { toast } = useToast()

  function refuse(message: string) {
    setFault(message)
    toast({ title: 'Upgrade failed', description: message, variant: 'destructive' })
  }

  async function start() {
    setFault(null)
    try {
      const outcome = await upgrade()
      if (outcome.kind === 'REFUSED') return refuse(outcome.message)
      toast({ title: 'Upgrade successful', description: 'You now have premium access!' })
    } catch (thrown) {
      refuse(thrown instanceof Error ? thrown.message : 'Failed to upgrade')
    }
  }

  return (
    <>
      <Button variant="primary" onClick={start} pending={isUpgrading}>
        Upgrade to Premium
      </Button>
      <Text $size="tiny" $tone="faint">
        {pricingWords.sandbox}
      </Text>
      {fault && (
        <Banner tone="danger" announce title="Upgrade failed">
          {fault}
        </Banner>
      )}
    </>
  )
}
