/** The place of the search in its page; who comes to it finds its calendar open (`render/in-page/dates.ts`). */
export const DATES = 'dates'
