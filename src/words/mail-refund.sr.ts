import { ended } from './full-stop.ts'

/** An amount in euros and in dinars. */
export const bothCurrencies = (euros: string, dinars: string): string => `${euros} (${dinars})`

export const table = { title: 'Vraćena uplata', refunded: 'Vraćeno', reason: 'Razlog' }

export const bookingWasCancelled = 'Vaša rezervacija je otkazana.'
export const refundedToCard = (money: string): string =>
  `Vratili smo ${money} na karticu kojom ste platili. Može proći nekoliko dana dok Vaša banka to prikaže.`
/** Refunded by other means than the card. */
export const refundedByOtherMeans = (money: string): string => `Vratili smo Vam ${money}.`

export const refund = {
  subject: (code: string) => `Povraćaj novca za rezervaciju ${code}`,
  preheader: (money: string, villa: string) => `${money} za Vaš boravak (${villa}).`,
}

export const surplus = {
  subject: (code: string) => `Povraćaj novca za rezervaciju ${code} je u toku`,
  preheader: (money: string, reason: string) => `${money}: ${ended(reason)}`,
  reason: (reason: string) => `Razlog: ${ended(reason)}`,
}

export const ownerRefund = {
  subject: (code: string) => `Povraćaj novca za rezervaciju ${code}`,
  preheader: (money: string, guest: string) => `${money}, gost: ${ended(guest)}`,
  refunded: (money: string) => `Ukupno je vraćeno ${money}.`,
}

export const ownerSurplus = {
  subject: (code: string) => `Povraćaj novca za rezervaciju ${code}`,
  preheader: (money: string, guest: string, reason: string) => `${money}, gost: ${guest}; ${ended(reason)}`,
  refunded: (money: string, reason: string) => `Vraćeno je ${money}: ${ended(reason)}`,
}
