import type { Role } from '#domain/accounts/roles.ts'
import { ended } from './full-stop.ts'
import { roleDescriptions, roleNames } from './roles.el.ts'

export const invitation = {
  subject: 'Πρόσκληση στη διαχείριση',
  preheader: 'Ο σύνδεσμος σε αυτό το email λειτουργεί μία φορά, για επτά ημέρες.',
  invites: (by: string, role: Role) => `Πρόσκληση στη διαχείριση από: ${ended(by)} Ρόλος: ${roleNames[role]}. ${roleDescriptions[role]}`,
  worksOnce: 'Με αυτόν τον σύνδεσμο ορίζετε κωδικό και αποκτάτε πρόσβαση. Λειτουργεί μία φορά, για επτά ημέρες. Μην τον προωθήσετε.',
  nothingToDo: 'Αν δεν περιμένετε αυτό το email, δεν χρειάζεται να κάνετε τίποτα.',
  button: 'Αποδοχή πρόσκλησης',
}

/** `by`: the owner who did it; `whom`: name or address. */
export type PeopleNews = { by: string } & (
  | { what: 'invited' | 'joined' | 'changed'; whom: string; role: Role }
  | { what: 'removed' | 'withdrawn'; whom: string }
  | { what: 'demanded'; roles: readonly Role[] }
)

const noRole = 'κανείς'

function happened(news: PeopleNews): string {
  const { by } = news
  if (news.what === 'demanded') {
    const named = news.roles.map((role) => roleNames[role]).join(', ') || noRole
    return `Άλλαξε το ποιος πρέπει να συνδέεται σε δύο βήματα. Τώρα: ${ended(named)} Από: ${ended(by)}`
  }
  const { whom } = news
  if (news.what === 'invited') return `Νέα πρόσκληση: ${ended(whom)} Από: ${ended(by)} Ρόλος: ${roleNames[news.role]}.`
  if (news.what === 'joined') return `Αποδοχή πρόσκλησης: ${ended(whom)} Ρόλος: ${roleNames[news.role]}.`
  if (news.what === 'changed') return `Αλλαγή ρόλου: ${ended(whom)} Από: ${ended(by)} Νέος ρόλος: ${roleNames[news.role]}.`
  if (news.what === 'removed') return `Αφαίρεση πρόσβασης: ${ended(whom)} Από: ${ended(by)}`
  return `Ανάκληση πρόσκλησης: ${ended(whom)} Από: ${ended(by)}`
}

export const people = {
  subject: 'Αλλαγή στο ποιος έχει πρόσβαση στη διαχείριση',
  preheader: 'Ενημερώνεται κάθε ιδιοκτήτης.',
  happened,
  ifWrong: 'Αν αυτό δεν έπρεπε να συμβεί, συνδεθείτε αμέσως και δείτε τη σελίδα «Άτομα».',
  button: 'Άτομα',
}
