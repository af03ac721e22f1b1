const MONTHS = /\b(januar|februar|mart|april|maj|jun|jul|avgust|septembar|oktobar|novembar|decembar)\b/

/** A written day in the genitive, as sentences need it: '6. jula 2027.' for '6. jul 2027.'. */
export const ofDay = (written: string | number): string =>
  String(written).replace(MONTHS, (month) => (month.endsWith('bar') ? `${month.slice(0, -2)}ra` : `${month}a`))

/** The same before a comma, colon or bracket, where the year has no full stop: '6. jula 2027'. */
export const ofDayWithin = (written: string | number): string => ofDay(written).replace(/\.$/, '')
