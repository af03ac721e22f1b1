/** Stands in place of a guest's name in a page that all signed-in guests share. */
export const NAME = '…'
