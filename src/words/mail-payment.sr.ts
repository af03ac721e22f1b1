import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import { methodLabels } from './booking-labels.sr.ts'
import { writtenNumber } from './numbers.sr.ts'
import { ofDay } from './serbian-days.ts'

export const table = {
  title: 'Uplata',
  amount: 'Iznos',
  bothCurrencies: (dinars: string, euros: string) => `${dinars} (${euros})`,
  instalment: 'Rata',
  instalmentOf: (stage: number, stages: number) => `${stage} od ${stages}`,
  exchangeRate: 'Kurs',
  rateOfOneEuro: (dinars: number) => `1\u00a0€ = ${writtenNumber(dinars)}\u00a0RSD`,
  rateDate: 'Datum kursa',
  orderId: 'Broj porudžbine',
  authorisationCode: 'Autorizacioni kod',
  transactionId: 'Broj transakcije',
  transactionStatus: 'Status transakcije',
  statusCode: 'Kod statusa',
  transactionDate: 'Datum transakcije',
  threeDStatus: '3-D status',
  paymentNumber: 'Broj uplate',
  receivedOn: 'Primljeno',
  method: 'Način plaćanja',
  reference: 'Poziv na broj',
}

export const stillToPay = (remaining: string, next: string, by: string): string =>
  `Preostalo za plaćanje: ${remaining}; sledeća uplata ${next} do ${ofDay(by)}`
export const everythingPaid = 'Sve je plaćeno.'

export const receipt = {
  subject: (code: string) => `Primili smo Vašu uplatu za rezervaciju ${code}`,
  preheader: (amount: string, method: PaymentMethod) => `${amount}, ${methodLabels[method]}.`,
  received: {
    card: 'Račun Vaše platne kartice je zadužen.',
    transfer: 'Primili smo Vašu uplatu na račun.',
    cash: 'Primili smo Vašu uplatu u gotovini.',
  } satisfies Record<PaymentMethod, string>,
}

export const paymentReversed = {
  subject: (code: string) => `Ispravljena je uplata za rezervaciju ${code}`,
  preheader: (amount: string) => `${amount} je bilo upisano greškom.`,
  noMoneyMoved: 'Ovu uplatu smo greškom upisali uz Vašu rezervaciju i sada smo je uklonili. Pri tome nije prebačen nikakav novac.',
}

export const paymentFailed = {
  subject: (code: string) => `Plaćanje za rezervaciju ${code} nije uspelo`,
  preheader: (villa: string, days: string) => `Račun Vaše platne kartice nije zadužen. ${villa}, ${days}`,
  notApproved: 'Uplata nije odobrena. Račun Vaše platne kartice nije zadužen.',
  whatToDo: 'Proverite podatke o kartici, pokušajte ponovo ili pozovite banku koja ju je izdala.',
  tryAgain: 'Pokušajte ponovo',
}

export const ownerDisputed = {
  subject: (code: string) => `Proverite kod banke uplatu za rezervaciju ${code}`,
  preheader: 'Noći ostaju prodate dok ne odlučite drugačije.',
  recordsDisagree: 'Evidencija banke se nije slagala sa odobrenjem ove uplate kada smo je proverili.',
  nightsStaySold: 'Noći ostaju prodate dok ne odlučite drugačije. Na strani gosta piše da se uplata proverava.',
}

export const ownerLostPayment = {
  subject: (orderId: string) => `Uplata za nepoznatu porudžbinu: ${orderId}`,
  preheader: (amount: string) => `${amount} treba pripisati nekoj rezervaciji ili vratiti.`,
  preheaderWithoutAmount: 'Novac treba pripisati nekoj rezervaciji ili vratiti.',
  whatToDo:
    'Banka je odobrila uplatu za porudžbinu koju ovaj sajt ne poznaje, što se dešava kada se vrati rezervna kopija. Pripišite je nekoj rezervaciji ili je vratite.',
}

export const needsAttention = 'Zahteva pažnju'
