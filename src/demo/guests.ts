import type { Language } from '#words/languages.ts'

/** People of the demo house: invented names, with addresses that no mail reaches. */
const PEOPLE: readonly (readonly [country: string, prefix: string, names: readonly string[]])[] = [
  [
    'Serbia',
    '+381 6',
    [
      'Ana Petrović',
      'Marko Jovanović',
      'Jelena Nikolić',
      'Nikola Đorđević',
      'Milica Stanković',
      'Stefan Ilić',
      'Ivana Pavlović',
      'Dušan Marković',
      'Tijana Kovačević',
      'Vladimir Simić',
      'Sanja Živković',
      'Luka Popović',
      'Maja Todorović',
      'Petar Savić',
    ],
  ],
  [
    'Germany',
    '+49 17',
    ['Mia Weber', 'Jonas Schäfer', 'Lena Krüger', 'Felix Bauer', 'Sophie Lange', 'Paul Winkler', 'Hannah Vogt', 'Tim Brandt', 'Clara Böhm'],
  ],
  ['Greece', '+30 69', ['Ελένη Παπαδοπούλου', 'Γιώργος Νικολάου', 'Μαρία Δημητρίου', 'Νίκος Αντωνίου', 'Κατερίνα Γεωργίου']],
  ['Romania', '+40 72', ['Andreea Popescu', 'Mihai Ionescu', 'Elena Dumitru', 'Radu Stoica', 'Ioana Marin']],
  ['Bulgaria', '+359 88', ['Мария Иванова', 'Георги Димитров', 'Елена Стоянова']],
  ['United Kingdom', '+44 77', ['Emily Clarke', 'Thomas Wright', 'Charlotte Evans', 'James Cooper']],
  ['Austria', '+43 66', ['Lukas Gruber', 'Anna Steiner', 'Maximilian Hofer']],
  ['Hungary', '+36 30', ['Zsófia Kovács', 'Bence Nagy', 'Réka Szabó']],
  ['Netherlands', '+31 6', ['Sanne de Vries', 'Daan Bakker']],
  ['Switzerland', '+41 79', ['Nora Keller', 'Simon Baumann']],
]

/** What guests of a country speak, if it is not English. */
const languageIn = new Map<string, Language>([
  ['Serbia', 'sr'],
  ['Greece', 'el'],
  ['Germany', 'de'],
  ['Austria', 'de'],
  ['Switzerland', 'de'],
])

export type Person = { name: string; email: string; phone: string; country: string; language: Language }

/** All people, in an order that mixes countries. */
export function people(random: () => number): Person[] {
  const all = PEOPLE.flatMap(([country, prefix, names]) =>
    names.map((name) => ({
      country,
      language: languageIn.get(country) ?? 'en',
      name,
      phone: `${prefix}${Math.floor(random() * 9_000_000 + 1_000_000)}`,
    })),
  )
  return all
    .map((person) => ({ person, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ person }, index) => ({ ...person, email: `guest${index + 1}@example.com` }))
}
