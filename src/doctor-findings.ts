export type Finding = { good: boolean | null; what: string; words: string }

export const good = (what: string, words: string): Finding => ({ good: true, what, words })
export const bad = (what: string, words: string): Finding => ({ good: false, what, words })
/** Neither: as it is by default. */
export const note = (what: string, words: string): Finding => ({ good: null, what, words })
