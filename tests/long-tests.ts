type Group = 'processes' | 'walks'

/** Whether the long tests of a group belong to this run (`scripts/test-levels.mjs`); else a sample has to do. */
export const isLong = (group: Group): boolean => (process.env.LONG_TESTS ?? '').split(' ').includes(group)

/**
 * Every so manieth of a list; all of it where the long tests of the group run. `first`: of tests of the same kind each begins elsewhere,
 * so that each meets some of the list, and all of the list is met.
 */
export const sample = <T>(list: readonly T[], every: number, first = 0, group: Group = 'walks'): T[] =>
  list.filter((_, index) => isLong(group) || (first + index) % every === 0)
