/** Hours and minutes at the villas, such as `22:00`: from the first, inclusive, until the second, exclusive; over midnight if that is earlier. */
export type QuietHours = { from: string; until: string }

/** `time`: as the clock at the villas shows it. */
export function isQuiet(time: string, hours: QuietHours | null): boolean {
  if (!hours) return false
  const { from, until } = hours
  return from <= until ? from <= time && time < until : from <= time || time < until
}
