import { ended } from './full-stop.ts'

export const ownerGuestChanged = {
  subject: (code: string) => `Gost je promenio rezervaciju ${code}`,
  preheader: (villa: string, days: string) => `Pogledajte šta je novo: ${villa}, ${days}`,
  hasChanged: (guest: string) => `Promenjeni su gosti, želje ili vreme dolaska. Gost: ${ended(guest)} Novi podaci:`,
  title: 'Dolazak',
  arrivalTime: 'Vreme dolaska',
}

export const codePreheader = 'Šest cifara, važi deset minuta i samo za ovo.'
export const codeEnterIt = 'Unesite ga na strani koja ga je tražila. Važi deset minuta.'
export const codeNotYou = 'Ako ga niste tražili, neko drugi je prijavljen kao Vi: postavite novu lozinku. Bez ovog koda se ništa ne dešava.'

export const cancellationCode = {
  subject: (code: string) => `Vaš kod za otkazivanje rezervacije ${code}`,
  cancels: (villa: string, days: string, refund: string) =>
    `Ovim kodom otkazujete svoj boravak: ${villa}, ${days} Vraćamo Vam ${ended(refund)}`,
}

export const changeCode = {
  subject: (code: string) => `Vaš kod za promenu rezervacije ${code}`,
  changes: (villa: string, days: string, back: string, kept: string) =>
    `Ovim kodom menjate svoj boravak u: ${villa}, ${days} Vraćamo Vam ${back}; po pravilima otkazivanja ${kept} se ne vraća.`,
}

export const moved = {
  subject: (code: string) => `Vaša rezervacija ${code} je promenjena`,
  preheader: (villa: string, days: string) => `Sada: ${villa}, ${days}`,
  isChanged: 'Vaš boravak je promenjen. Ranije noći su ponovo slobodne.',
  isForOthers: 'Vaš boravak je sada za drugi broj gostiju.',
  guests: 'Gosti',
  isRepriced: 'Domaćini su promenili cenu Vašeg boravka ili rokove plaćanja.',
  title: 'Promena boravka',
  before: 'Ranije',
  now: 'Sada',
  stay: (villa: string, days: string) => `${villa}, ${days}`,
  priceBefore: 'Dosadašnja cena',
  priceNow: 'Nova cena',
  refund: 'Vraća se',
}

export const detailsChanged = {
  subject: (code: string) => `Domaćini su promenili podatke rezervacije ${code}`,
  preheader: (villa: string, days: string) => `${villa}, ${days} Sam boravak je ostao isti.`,
  isChanged: 'Domaćini su promenili broj gostiju, Vaše želje ili podatke za kontakt. Novi podaci:',
  ifWrong: 'Ako nešto nije u redu, odgovorite na ovu poruku ili nam pišite na strani svog boravka.',
}

export const ownerMoved = {
  subject: (code: string) => `Rezervacija ${code} ima druge datume`,
  preheader: (guest: string, villa: string, days: string) => `${guest}, sada: ${villa}, ${days}`,
  hasMoved: (guest: string) => `Boravak je promenjen, a ranije noći su slobodne. Gost: ${ended(guest)}`,
}

export const wanted = 'Želi'

export const ownerChangeAsked = {
  subject: (code: string) => `Rezervacija ${code}: gost traži druge datume`,
  preheader: (villa: string, days: string) => `Prihvatite ili odbijte: ${villa}, ${days}`,
  asks: (guest: string) => `Gost želi da promeni boravak: ${ended(guest)} Prihvatate ili odbijate na strani rezervacije.`,
}

export const changeAgreed = {
  subject: (code: string) => `Možete da promenite rezervaciju ${code}`,
  preheader: (villa: string, days: string) => `Domaćini se slažu: ${villa}, ${days}`,
  text: 'Domaćini se slažu sa promenom. Potvrdite je u roku od tri dana: do tada noći nisu sačuvane za Vas, a važi cena tog dana.',
  button: 'Promenite boravak',
}

export const changeRefused = {
  subject: (code: string) => `Vaša rezervacija ${code} ostaje ista`,
  preheader: (villa: string, days: string) => `Domaćini ne mogu da Vam ponude: ${villa}, ${days}`,
  text: 'Domaćini ne mogu da prihvate promenu, pa Vaš boravak ostaje kakav je bio. Na strani boravka možete da im pišete.',
  button: 'Otvorite svoj boravak',
}
