/** True if the 3-D step succeeded, fully or as an attempt because the card or issuer does not take part (nestpay.md 9.2). */
export const authenticated = (mdStatus: string | null): boolean => mdStatus !== null && ['1', '2', '3', '4'].includes(mdStatus)

export const NOT_SETTLED_YET = 'CORE-2508'
/** Errors about our API access, not about the order. Never treat them as 'not found'. */
export const accessErrors = ['CORE-2201', 'CORE-2202', 'CORE-2254'] as const
