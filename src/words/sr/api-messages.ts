import type { DiscountState } from '#domain/pricing/discounts.ts'
import type { Translated } from '../translated.ts'

// What a call says when it succeeds. Texts of refusals are in refusals.sr.ts.

export const passwordChanged = 'Vaša nova lozinka je postavljena'
export const loggedIn = 'Prijava je uspela.'
export const registered = 'Vaš nalog je spreman. Prijavite se.'
export const passwordEnded =
  'Prijavljeni ste. Ova adresa ranije nije bila potvrđena, pa njena stara lozinka više ne važi. Novu možete da postavite na strani „Vaši podaci“.'
export const emailProvedAlready = 'Vaša e-mail adresa je već potvrđena.'
export const codeSent = (email: string): string => `Poslali smo šestocifreni kod na ${email}.`
export const emailProved = 'Vaša e-mail adresa je potvrđena.'
export const resetLinkSent = 'Ako postoji nalog sa ovom e-mail adresom, poslali smo link za novu lozinku.'
export const resetLinkValid = 'Link važi'
export const passwordReset = 'Vaša lozinka je promenjena!'

export const amenityCreated = 'Sadržaj je dodat'
export const amenityUpdated = 'Sadržaj je promenjen'
export const amenityDeleted = 'Sadržaj je obrisan'

export const datesAvailable = 'Ovi datumi su slobodni.'
export const datesKept = 'Čuvamo ove noći za Vas dok plaćate.'
export const datesBought = 'Ove noći ste već rezervisali. Nalaze se na strani „Moje rezervacije“.'
export const datesRestricted = 'Datumi su sačuvani za Vas.'
export const payAtTheBank = 'Dovršite plaćanje na strani banke.'

export const discountStates: Record<DiscountState, string> = {
  active: 'Važi',
  future: 'Počinje kasnije',
  inactive: 'Ne važi',
  other: 'Završeno',
}

/** How a payment ended, for the confirmation page. */
export const paymentOutcome = {
  waiting: 'Čekamo odgovor banke; dobićete e-mail; molimo Vas da ne plaćate ponovo.',
  left: 'Napustili ste stranu banke. Koliko nam je poznato, ništa nije naplaćeno.',
  checking: 'Vaša uplata se proverava kod banke; molimo Vas da ne plaćate ponovo.',
  notApproved: 'Uplata nije odobrena. Račun Vaše platne kartice nije zadužen.',
  notCompleted: 'Plaćanje nije završeno. Račun Vaše platne kartice nije zadužen.',
  cancelled: 'Ova rezervacija je otkazana.',
  refunded: 'Vaša kartica je zadužena, ali rezervacija nije mogla da se održi. Ceo iznos se vraća na Vašu karticu.',
  charged: 'Račun Vaše platne kartice je zadužen.',
}

// Plain texts of addresses that are not pages.

export const pictureNotFound = 'Nije nađeno'
export const pictureNotReadable = 'Slika trenutno nije mogla da se pročita'
/** Stands for the file name of a picture that comes without one. */
export const pictureWithoutName = 'Slika'

export const health = {
  ready: 'spremno',
  stopping: 'proces se upravo završava',
  readOnly: 'iz baze se može samo čitati',
  databaseDown: 'baza ne odgovara',
  databaseSlow: 'baza ne odgovara na vreme',
}

export const unnamedBank = 'Banka'

export const fromAnotherSite = 'Ovaj zahtev je došao sa drugog sajta'
export const tooManyPages = 'Previše strana odjednom. Sačekajte minut i pokušajte ponovo.'
export const tooBusy = 'Sajt je trenutno preopterećen. Ništa nije izgubljeno. Pokušajte ponovo za nekoliko sekundi.'
export const wentWrong = (reference: string): string => `Kod nas je došlo do greške. Ništa nije izgubljeno. Oznaka: ${reference}`

export const title = 'Vaša uplata se proverava'
export const heading = 'Vaša uplata se proverava. Molimo Vas da ne plaćate ponovo.'
export const whatHappens = 'Kod banke proveravamo šta je sa Vašom uplatom. Dobićete e-mail čim saznamo, a videće se i uz Vašu rezervaciju.'
export const myReservations = 'Moje rezervacije'
export const returnToHome = 'Nazad na početnu'

true satisfies Translated<typeof import('../en/api-messages.ts'), typeof import('./api-messages.ts')>
