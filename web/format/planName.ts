type PlanCode = 'FREE' | 'STANDARD' | 'PREMIUM' | '%future added value'

/** The plan as a person reads it. */
export function planName(plan: PlanCode): string {
  switch (plan) {
    case 'STANDARD':
      return 'Standard'
    case 'PREMIUM':
      return 'Premium'
    default:
      return 'Free'
  }
}
