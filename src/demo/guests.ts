/** People of the demo house: invented names, with addresses that no mail reaches. */
const PEOPLE: readonly (readonly [country: string, prefix: string, names: readonly string[]])[] = [
  [
    'Serbia',
    '+381 6',
    [
      ...['Ana Petrović', 'Marko Jovanović', 'Jelena Nikolić', 'Nikola Đorđević', 'Milica Stanković', 'Stefan Ilić', 'Ivana Pavlović'],
      ...['Dušan Marković', 'Tijana Kovačević', 'Vladimir Simić', 'Sanja Živković', 'Luka Popović', 'Maja Todorović', 'Petar Savić'],
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

export type Person = { name: string; email: string; phone: string; country: string }

/** All people, in an order that mixes countries. */
export function people(random: () => number): Person[] {
  const all = PEOPLE.flatMap(([country, prefix, names]) =>
    names.map((name) => ({ country, name, phone: `${prefix}${Math.floor(random() * 9_000_000 + 1_000_000)}` })),
  )
  return all
    .map((person) => ({ person, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ person }, index) => ({ ...person, email: `guest${index + 1}@example.com` }))
}

export const REQUESTS = [
  'A cot for our daughter, please.',
  'We arrive late by ferry. Is self check-in possible?',
  'A high chair would be great.',
  'Could we leave our bags after check-out?',
  'We come with our small dog, if that is all right.',
]

export const QUESTIONS: readonly (readonly [question: string, answer: string])[] = [
  ['Is there a parking place for two cars?', 'Yes, right beside the house, and both stand in the shade.'],
  ['Could we check in at 13:00? Our flight is early.', 'The house is ready at 14:00 that day. You may leave your bags with us before.'],
  ['How far is the nearest supermarket?', 'Eight minutes on foot. It is open every day until 22:00.'],
  ['Is the pool heated in May?', 'Not heated, but the sun does it: about 22 degrees by the middle of May.'],
  ['Can you recommend somebody for a boat trip?', 'Yes: we write you the number of a friend who takes six people.'],
]

export const REVIEWS: readonly (readonly [stars: number, review: string])[] = [
  [5, 'We have not slept so well for years. The view at breakfast is even better than in the pictures.'],
  [5, 'Everything was as described, spotless, and the hosts answered within minutes. We come again.'],
  [5, 'The children did not leave the pool, and we did not leave the terrace.'],
  [4, 'A beautiful house in a quiet place. The road down to the beach is steep with a pram.'],
  [5, 'Fresh figs on the table when we arrived. Thank you!'],
  [4, 'Lovely stay. The wireless network was weak upstairs on one evening.'],
  [3, 'Good house, but the air conditioning in the second bedroom was loud.'],
  [5, 'Better than any hotel we have been to in Halkidiki.'],
  [5, 'Easy booking, clear prices, no surprises. The barbecue is excellent.'],
]

export const REPLIES = [
  'Thank you for coming. It was a pleasure to have you here.',
  'Thank you! We have written down what you say, and it is mended.',
  'We are glad that you liked it. See you again.',
]
