/** The store did not do what it was asked, in words: nothing is known of the file, least of all that it is missing. */
export class StoreDown extends Error {
  override readonly name = 'StoreDown'
}
