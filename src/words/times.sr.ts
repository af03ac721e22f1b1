/** '15.00'. `time`: hours and minutes, perhaps seconds, as the wire has them. */
export const writtenTime = (time: string): string => time.replaceAll(':', '.')
