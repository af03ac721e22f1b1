/** True if the address of the villas asks for stays by length and months. */
export const asksForMonths = ({ searchParams: query }: Pick<URL, 'searchParams'>): boolean => query.has('length') || query.has('month')
