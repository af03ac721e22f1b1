type Units = { days: string; hours: string; minutes: string }

const NO_BREAK = '\u00a0'

/** Whole minutes in the units of a language, the two largest of them: '40 min', '2 h 5 min', '3 d 4 h', '1 d'. */
export const timeIn =
  ({ days, hours, minutes }: Units) =>
  (time: number): string => {
    const parts = [
      { count: Math.floor(time / 1_440), unit: days },
      { count: Math.floor((time % 1_440) / 60), unit: hours },
      { count: time % 60, unit: minutes },
    ]
    const first = parts.findIndex(({ count }) => count > 0)
    if (first < 0) return `0${NO_BREAK}${minutes}`
    const said = parts.slice(first, first + 2).filter(({ count }) => count > 0)
    return said.map(({ count, unit }) => `${count}${NO_BREAK}${unit}`).join(NO_BREAK)
  }
