export type Finding = { good: boolean | null; what: string; words: string }

export const good = (what: string, words: string): Finding => ({ good: true, what, words })
export const bad = (what: string, words: string): Finding => ({ good: false, what, words })
/** Neither good nor bad: a default value. */
export const note = (what: string, words: string): Finding => ({ good: null, what, words })
