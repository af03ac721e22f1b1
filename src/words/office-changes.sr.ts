export const theGuestAsks = 'Gost traži drugi boravak'
export const wantedStay = (villa: string, from: string, until: string): string => `${villa}, ${from} – ${until}`
export const whatAgreeingMeans = 'Ako prihvatite, gost tri dana može da promeni boravak, po ceni koja tada važi. Do tada se noći ne čuvaju.'
export const agree = 'Prihvatite'
export const refuse = 'Odbijte'
export const decided = 'Gost je obavešten'
