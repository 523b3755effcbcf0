import * as breach from '../Profile/profileRoute.ts'
export const planted = breach
