/** The store failed. Tells nothing about the file, in particular not that it is missing. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown'
}
