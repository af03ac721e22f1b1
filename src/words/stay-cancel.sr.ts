export const cancelYourStay = 'Otkažite boravak'
export const whatIsRefunded = 'Koliko vraćamo ako otkažete, i kada.'
export const stayAt = (villa: string, from: string, until: string): string => `${villa}, ${from} – ${until}`
export const cannotBeCancelled = 'Ovaj boravak ovde ne može da se otkaže'
export const today = 'Ako otkažete danas'
export const refundOfPaid = (refund: string, paid: string): string => `Od uplaćenih ${paid} vraćamo ${refund}`
export const notRefunded = (paid: string): string => `Od uplaćenih ${paid} ne vraća se ništa`
export const toCard = (card: string): string => `na karticu ${card}`
export const toYourCard = 'na karticu kojom ste platili'
export const byTheHosts = 'vraćaju domaćini, jer nije plaćeno karticom'
export const part = (amount: string, dinars: string, to: string): string => `${amount} (${dinars}) ${to}`
export const cardTakesDays = 'Može proći nekoliko dana dok Vaša banka to prikaže.'
export const later = 'Kasnije'
export const nightsAreFree = 'Noći su odmah slobodne za druge. Ovo ne može da se poništi.'
export const sendMeTheCode = 'Otkazivanje: pošaljite mi kod'
export const cancelNow = (refund: string): string => `Otkažite sada, vraća se ${refund}`
export const notCancelled = 'Nije otkazano'
export const isCancelled = 'Vaš boravak je otkazan'
export const mailFollows = 'Pisaćemo Vam kada banka pošalje novac.'
