/** The seasons of a year, of the house or of a villa. */
export const toSeasons = (year: number, villaId: number | null, more = ''): string =>
  `?tab=seasons&year=${year}${villaId === null ? '' : `&villa=${villaId}`}${more}`
