/** Whether the 3-D step counts as done: in full, or by half because card or issuer take no part (nestpay.md 9.2). */
export const authenticated = (mdStatus: string | null): boolean => mdStatus !== null && ['1', '2', '3', '4'].includes(mdStatus)

export const NOT_SETTLED_YET = 'CORE-2508'
/** Answers that speak of our access, not of the order: never 'not found'. */
export const accessErrors = ['CORE-2201', 'CORE-2202', 'CORE-2254'] as const
