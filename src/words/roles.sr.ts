import type { Role } from '#domain/accounts/roles.ts'

export const roleNames: Record<Role, string> = {
  owner: 'Vlasnik',
  manager: 'Menadžer',
  reception: 'Recepcija',
  accountant: 'Knjigovodstvo',
  housekeeping: 'Domaćinstvo',
}

export const roleDescriptions: Record<Role, string> = {
  owner: 'Može sve.',
  manager: 'Sve osim podešavanja, ljudi, dnevnika bezbednosti i poruka banke.',
  reception: 'Gosti i njihovi boravci. Bez izvoza, cena, uplata i povraćaja novca.',
  accountant: 'Knjige, dokumenti, rezervacije i njihov izvoz, samo za čitanje.',
  housekeeping: 'Dolasci, odlasci i smene gostiju, bez imena i novca.',
}
