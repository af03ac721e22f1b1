const NAME = 'StoreDown'

/** The store did not do what it was asked, in words: nothing is known of the file, least of all that it is missing. */
export class StoreDown extends Error {
  override readonly name = NAME
}

/** By name: the store is opened outside the built site, which has a copy of this class of its own. */
export const isStoreDown = (error: unknown): error is StoreDown => error instanceof Error && error.name === NAME
