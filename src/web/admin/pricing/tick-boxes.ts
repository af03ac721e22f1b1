const VILLA = 'for_villa'

/** The tick box of one of a list, such as `weekdays_6`. */
export const nameBox = (list: string, one: number | string): string => `${list}_${one}`

/** Those of a list whose boxes are ticked. */
export function tickedIn(values: Record<string, string>, list: string): string[] {
  const beginning = `${list}_`
  return Object.keys(values).flatMap((name) => (name.startsWith(beginning) ? name.slice(beginning.length) : []))
}

/** The tick box of a villa that a rule holds for. */
export const boxOfVilla = (villaId: number): string => nameBox(VILLA, villaId)
export const tickedVillas = (values: Record<string, string>): string[] => tickedIn(values, VILLA)
