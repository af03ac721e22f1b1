import { failureWithoutRows } from '../db/without-rows.ts'

/** The message is for the operator; nothing was changed when this is thrown. */
export class BadArchive extends Error {}

/** Replaces database errors by messages without row data, which may be personal data. */
export const withoutRows = <T>(work: Promise<T>): Promise<T> =>
  work.catch((error) => {
    const failure = failureWithoutRows(error)
    throw failure ? new BadArchive(`${failure} Nothing was changed.`) : error
  })
