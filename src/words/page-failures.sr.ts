export const fromAnotherSite = 'Ovaj zahtev je došao sa drugog sajta'
export const tooManyPages = 'Previše strana odjednom. Sačekajte minut i pokušajte ponovo.'
export const tooBusy = 'Sajt je trenutno preopterećen. Ništa nije izgubljeno. Pokušajte ponovo za nekoliko sekundi.'
export const wentWrong = (reference: string): string => `Kod nas je došlo do greške. Ništa nije izgubljeno. Oznaka: ${reference}`
