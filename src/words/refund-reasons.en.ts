/** Why money goes back; the stored reason is English. */
export const saidReason = (reason: string): string => reason
