/** `lang` for a text of the owners that has no translation on this page. */
export const langOf = ({ english }: { english?: string[] | undefined }, field: string): 'en' | undefined =>
  english?.includes(field) ? 'en' : undefined
