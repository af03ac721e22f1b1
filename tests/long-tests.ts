/** Whether the long tests of a group belong to this run (`scripts/test-levels.mjs`); else a sample has to do. */
export const isLong = (group: 'processes' | 'walks'): boolean => (process.env.LONG_TESTS ?? '').split(' ').includes(group)
