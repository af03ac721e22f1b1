import * as words from '#words/villas.en.ts'

/** What stands in place of villas, in words: the scripts of a page with villas need not have them. */
export type NoVillas = { failure: string | null; text: string }

/** `error`: why the villas could not be read. Null where there are some. */
export function noVillasOf(villas: readonly unknown[] | null, error: string | null): NoVillas | null {
  if (error !== null) return { failure: words.unableToLoadVillaInformation(error), text: words.nothingWasLostPleaseLoad }
  return villas && villas.length > 0 ? null : { failure: null, text: words.noVillasAreCurrentlyAvailable }
}
