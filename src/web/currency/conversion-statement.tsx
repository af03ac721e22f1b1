import * as words from '#words/en/pricing.ts'
/** Shown wherever a charge is announced. */
export function ConversionStatement() {
  return <p className="text-ink-soft text-sm">{words.yourCardIsCharged}</p>
}
