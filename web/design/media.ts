/** Media queries from the narrowest width at which a layout has room; everything starts as a phone. */
export const from = {
  phablet: '@media (min-width: 30rem)',
  tablet: '@media (min-width: 48rem)',
  desk: '@media (min-width: 64rem)',
  threeColumns: '@media (min-width: 76rem)',
} as const
