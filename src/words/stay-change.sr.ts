import { ofDay } from './serbian-days.ts'

export const changeYourStay = 'Promenite boravak'
export const otherDatesOrVilla = 'Drugi datumi ili druga vila za Vaš boravak, i koliko to košta.'
export const now = (villa: string, from: string, until: string): string => `Sada: ${villa}, ${from} – ${until}`
export const cannotBeChanged = 'Ovaj boravak ovde ne može da se promeni'
export const whatWouldYouLike = 'Šta biste želeli?'
export const villa = 'Vila'
export const guests = 'Gosti'
export const showTheDifference = 'Prikažite razliku'
export const oneMoment = 'Samo trenutak…'
export const notPossible = 'Nije moguće'
export const nothingIsChanged = 'Ništa nije promenjeno.'
export const theDifference = 'Razlika'
export const staysAt = (villa: string, from: string, until: string, guests: string): string => `${villa}, ${from} – ${until}, ${guests}`
export const priceBefore = 'Dosadašnja cena'
export const priceNow = 'Nova cena'
export const alreadyPaid = 'Već plaćeno'
export const toPayNow = 'Za plaćanje sada'
export const refund = 'Vraća Vam se'
export const nothingToPay = 'Sada nema šta da se plati, a ništa se i ne vraća.'
export const keptOfDifference = (kept: string): string =>
  `Po pravilima otkazivanja, ${kept} od smanjenja cene se ne vraća; taj iznos je u novoj ceni.`
export const laterPayments = 'Kasnije uplate'
export const dueBy = (amount: string, day: string): string => `${amount} do ${ofDay(day)}`
export const howItWorks =
  'Nove noći su sačuvane dok plaćate. Stare noći ostaju Vaše dok banka ne odobri uplatu; ako je ne odobri, ništa se ne menja.'
export const atOnce = 'Noći se menjaju odmah, a stare su slobodne za druge. Ovo ne može da se poništi.'
export const changeAndPay = (amount: string): string => `Promenite i platite ${amount}`
export const changeAndReturn = (amount: string): string => `Promenite sada, vraća se ${amount}`
export const sendMeTheCode = 'Promena: pošaljite mi kod'
export const askYourHosts = 'Pitajte domaćine'
export const hostsAgreeFirst = 'Domaćini prvo treba da se slože sa promenom. Do tada se ništa ne plaća i ne čuva.'
export const weAskedYourHosts = 'Pitali smo domaćine'
export const weEmailYou = 'Dobićete e-mail čim odluče. Do tada Vaš boravak ostaje kakav jeste.'
export const hostsRefused = 'Domaćini ranije nisu mogli da prihvate ove datume. Možete da pitate još jednom.'
export const changeNow = 'Promenite sada'
export const notChanged = 'Nije promenjeno'
export const isChanged = 'Vaš boravak je promenjen'
