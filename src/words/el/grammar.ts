/** A written day with its article in the accusative, as after 'έως' or 'μετά': 'τις 6 Ιουλίου 2027', 'την 1η Ιουλίου 2027', 'το Σάββατο 10 Ιουλίου 2027'. */
export function theDay(written: string | number): string {
  const day = String(written)
  if (day.startsWith('1 ')) return `την 1η${day.slice(1)}`
  if (/^\d/.test(day)) return `τις ${day}`
  return `${day.startsWith('Σάβ') ? 'το' : day.startsWith('Δευ') ? 'τη' : 'την'} ${day}`
}

/** 'στις 6 Ιουλίου 2027', 'την 1η Ιουλίου 2027', 'το Σάββατο 10 Ιουλίου 2027'. */
export const onDay = (written: string | number): string => theDay(written).replace(/^τις/, 'στις')
