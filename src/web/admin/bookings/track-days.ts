import { addDays, type CalendarDay } from '#domain/calendar-day.ts'

/** Narrower than this, the days of a month run downwards (`timeline.css`). */
const NARROW = '(width < 64rem)'

/** Days run downwards here. The endless timeline (`data-days` alone) never does. */
export const runsDown = (track: HTMLElement): boolean => track.dataset.shown !== undefined && matchMedia(NARROW).matches

/** Days of a bar whose words stay in sight while it is scrolled. A browser makes a layer of each that sticks: thousands take seconds. */
export const isLong = (days: number): boolean => days > 14

export const findTrack = (inside: Element | null): HTMLElement | null => inside?.closest<HTMLElement>('tr')?.querySelector('td') ?? null

/** The day of a track that lies at a point, or the nearest one. */
export function findDay(track: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }): CalendarDay {
  const { from = '', days = '1', skip = '0', shown = days } = track.dataset
  const box = track.getBoundingClientRect()
  const down = runsDown(track)
  const [part, all, first] = down
    ? [(clientY - box.top) / box.height, Number(shown), Number(skip)]
    : [(clientX - box.left) / box.width, Number(days), 0]
  const index = Math.min(all - 1, Math.max(0, Math.floor(part * all)))
  return addDays(from, first + index)
}
