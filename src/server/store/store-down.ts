/** The store failed. Says nothing about the file; it need not be missing. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown'
}
