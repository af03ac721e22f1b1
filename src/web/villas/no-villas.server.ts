import * as words from '#words/en/villas.ts'

/** Text in place of villas. From the server, so that the scripts of a page with villas need not contain it. */
export type NoVillas = { failure: string | null; text: string }

/** `error`: why the villas could not be read. Null where there are some. */
export function explainNoVillas(villas: readonly unknown[] | null, error: string | null): NoVillas | null {
  if (error !== null) return { failure: words.unableToLoadVillaInformation(error), text: words.nothingWasLostPleaseLoad }
  return villas && villas.length > 0 ? null : { failure: null, text: words.noVillasAreCurrentlyAvailable }
}
