export const PRODUCT = 'Gradwright'
