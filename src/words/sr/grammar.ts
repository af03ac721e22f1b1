const MONTHS = /\b(januar|februar|mart|april|maj|jun|jul|avgust|septembar|oktobar|novembar|decembar)\b/
const WEEKDAYS = /^(nedelja|ponedeljak|utorak|sreda|četvrtak|petak|subota)(?=,)/

const withMonth = (written: string | number): string =>
  String(written).replace(MONTHS, (month) => (month.endsWith('bar') ? `${month.slice(0, -2)}ra` : `${month}a`))

/** A written day in the genitive, as after 'od' and 'do': '6. jula 2027.', 'utorka, 6. jula 2027.'. */
export const ofDay = (written: string | number): string =>
  withMonth(written).replace(WEEKDAYS, (weekday) => (weekday.endsWith('a') ? `${weekday.slice(0, -1)}e` : `${weekday.slice(0, -2)}ka`))

/** The day on which something happens: '6. jula 2027.', 'u utorak, 6. jula 2027.'. */
export const onDay = (written: string | number): string =>
  withMonth(written).replace(WEEKDAYS, (weekday) => `u ${weekday.endsWith('a') ? `${weekday.slice(0, -1)}u` : weekday}`)

/** Before a comma, colon or bracket, where the year has no full stop: '6. jula 2027'. */
export const within = (day: string): string => day.replace(/\.$/, '')

export const ofDayWithin = (written: string | number): string => within(ofDay(written))
