/** Maps the owners' texts to the amenity names that search engines know. */
const standardNames: readonly [RegExp, string][] = [
  [/wi-?fi/i, 'wifi'],
  [/air[ -]?condition/i, 'ac'],
  [/heating/i, 'heating'],
  [/kitchen/i, 'kitchen'],
  [/\b(oven|hob|stove)\b/i, 'ovenStove'],
  [/microwave/i, 'microwave'],
  [/\bpool\b/i, 'pool'],
  [/hot tub|jacuzzi/i, 'hotTub'],
  [/terrace|patio/i, 'patio'],
  [/balcony/i, 'balcony'],
  [/barbecue|\bbbq\b|grill/i, 'outdoorGrill'],
  [/beach access/i, 'beachAccess'],
  [/fireplace/i, 'fireplace'],
  [/\btv\b|television/i, 'tv'],
  [/\b(cot|crib)\b/i, 'crib'],
  [/\biron/i, 'ironingBoard'],
  [/wheelchair/i, 'wheelchairAccessible'],
  [/^pets/i, 'petsAllowed'],
]

const SAYS_NO = /^(no|not|without)\b/i

/** `amenities`: as the owners write them, in English. Standard names where one matches, otherwise the text; without duplicates. Omits texts that say an amenity is absent. */
export function standardAmenities(amenities: readonly string[]): string[] {
  const there = amenities.filter((amenity) => !SAYS_NO.test(amenity))
  return [...new Set(there.map((amenity) => standardNames.find(([words]) => words.test(amenity))?.[1] ?? amenity))]
}
