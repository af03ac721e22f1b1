const MS_PER_MINUTE = 60_000

export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MS_PER_MINUTE)
export const daysAfter = (moment: Date, days: number): Date => minutesAfter(moment, days * 24 * 60)
