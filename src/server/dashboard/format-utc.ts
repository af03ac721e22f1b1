/** '2027-07-06 09:00 UTC'. */
export const formatUtc = (moment: Date): string => `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`
