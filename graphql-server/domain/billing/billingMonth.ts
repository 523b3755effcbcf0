import { UTCDate } from '@date-fns/utc'
import { addMonths, differenceInMonths } from 'date-fns'

/**
 * When the present billing month began. Months are counted from the day the plan began, in UTC; a plan that began on
 * the 31st renews on the last day of a shorter month.
 */
export function billingMonthStart(planSince: Date, now: Date): Date {
  const since = new UTCDate(planSince)
  return new Date(addMonths(since, Math.max(0, differenceInMonths(new UTCDate(now), since))).getTime())
}
