import type { Role } from '#domain/accounts/roles.ts'
import { roleDescriptions, roleNames } from './roles.el.ts'

export const invitation = {
  subject: 'Πρόσκληση στη διαχείριση',
  preheader: 'Ο σύνδεσμος σε αυτό το email λειτουργεί μία φορά, για επτά ημέρες.',
  invites: (by: string, role: Role) => `Πρόσκληση στη διαχείριση από: ${by}. Ρόλος: ${roleNames[role]}. ${roleDescriptions[role]}`,
  worksOnce: 'Με αυτόν τον σύνδεσμο ορίζετε κωδικό πρόσβασης και συμμετέχετε. Λειτουργεί μία φορά, για επτά ημέρες. Μην τον προωθήσετε.',
  nothingToDo: 'Αν δεν περιμένετε αυτό το email, δεν χρειάζεται να κάνετε τίποτα.',
  button: 'Συμμετοχή',
}

/** `by`: the owner who did it; `whom`: name or address, or the names of roles. */
export type PeopleNews = { by: string; whom: string } & (
  | { what: 'invited' | 'joined' | 'changed'; role: Role }
  | { what: 'removed' | 'withdrawn' | 'demanded' }
)

function happened(news: PeopleNews): string {
  const { by, whom } = news
  if (news.what === 'invited') return `Νέα πρόσκληση: ${whom}. Από: ${by}. Ρόλος: ${roleNames[news.role]}.`
  if (news.what === 'joined') return `Συμμετοχή με πρόσκληση: ${whom}. Ρόλος: ${roleNames[news.role]}.`
  if (news.what === 'changed') return `Αλλαγή ρόλου: ${whom}. Από: ${by}. Νέος ρόλος: ${roleNames[news.role]}.`
  if (news.what === 'removed') return `Αφαίρεση πρόσβασης: ${whom}. Από: ${by}.`
  if (news.what === 'demanded') return `Άλλαξε το ποιος πρέπει να συνδέεται σε δύο βήματα. Τώρα: ${whom}. Από: ${by}.`
  return `Ανάκληση πρόσκλησης: ${whom}. Από: ${by}.`
}

export const noRole = 'κανείς'

export const people = {
  subject: 'Αλλαγή στο ποιος έχει πρόσβαση στη διαχείριση',
  preheader: 'Ενημερώνεται κάθε ιδιοκτήτης.',
  happened,
  ifWrong: 'Αν αυτό δεν έπρεπε να συμβεί, συνδεθείτε αμέσως και δείτε τη σελίδα «People».',
  button: 'Άτομα',
}
