/** How this document was opened: by a link or the address bar, by a reload, or by going back; null where unknown. */
export function arrivalType(): NavigationTimingType | null {
  const [arrival] = performance.getEntriesByType('navigation')
  return arrival instanceof PerformanceNavigationTiming ? arrival.type : null
}
