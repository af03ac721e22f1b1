export const guestsOf = (villa: string): string => `What guests say about ${villa}`
export const howGathered =
  'Only guests whose stay was paid here and has ended can write a review, once for each stay. We publish all of them, good and bad, and leave out only insults, personal data, advertising and what is not about the stay.'
export const average = (stars: number, count: number): string => `${stars.toFixed(1)} of 5 stars on average, from ${count} reviews`
export const stayedIn = (month: string): string => `stayed in ${month}`
export const hostsAnswered = 'The hosts answered'
