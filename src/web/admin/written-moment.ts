import * as words from '#words/office-frame.en.ts'

const atProperty = new Intl.DateTimeFormat('en-GB', {
  timeZone: words.europeAthens,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** 'Tue 6 Jul 2027, 14:05', in the villas' time zone. */
export function writtenMoment(iso: string): string {
  const parts = Object.fromEntries(atProperty.formatToParts(new Date(iso)).map(({ type, value }) => [type, value]))
  return `${parts.weekday} ${parts.day} ${parts.month} ${parts.year}, ${parts.hour}:${parts.minute}`
}
