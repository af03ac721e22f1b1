import { failureWithoutRows } from '../db/without-rows.ts'

/** Thrown in words for whoever restores; nothing has been changed. */
export class BadArchive extends Error {}

/** Does some work; where the database fails it tells so without the rows, which hold personal data. */
export const withoutRows = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    const failure = failureWithoutRows(error)
    throw failure ? new BadArchive(`${failure} Nothing was changed.`) : error
  })
