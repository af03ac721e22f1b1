import type { Role } from '#domain/accounts/roles.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { roleDescriptions, roleNames } from './labels.ts'
import { formatNumber } from './numbers.ts'

export const welcome = {
  subject: 'Willkommen',
  preheader: 'Sehen Sie, welche Nächte frei sind und was jede kostet.',
  accountReady: 'Ihr Konto ist bereit. Sie können einen Aufenthalt buchen, ihn bezahlen und Ihre Buchungen jederzeit ansehen.',
  button: 'Freie Termine finden',
}

const nothingToDo = 'Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun.'

export const resetLink = {
  subject: 'Neues Passwort setzen',
  preheader: 'Der Link in dieser E-Mail gilt einmal, eine Stunde lang.',
  worksOnce: 'Mit diesem Link können Sie ein neues Passwort setzen. Er gilt einmal, eine Stunde lang.',
  nothingToDo,
  button: 'Neues Passwort setzen',
}

export const passwordSet = {
  subject: 'Ihr Passwort wurde geändert',
  preheader: 'Wenn Sie das nicht waren, setzen Sie sofort ein anderes.',
  signedOut: 'Für Ihr Konto wurde ein neues Passwort gesetzt, und alle, die darin angemeldet waren, wurden abgemeldet.',
  ifNotYou: 'Wenn Sie das nicht waren, setzen Sie sofort ein anderes.',
  button: 'Anderes Passwort setzen',
}

export const emailCode = {
  subject: (code: string) => `${code} ist Ihr Code zur Bestätigung Ihrer E-Mail-Adresse`,
  preheader: (code: string) => `${code}: zehn Minuten gültig, auf der Seite, die danach gefragt hat.`,
  enterIt: 'Bitte geben Sie ihn auf der Seite ein, die danach gefragt hat. Er gilt zehn Minuten.',
  nothingToDo,
}

export const signInCode = {
  subject: (code: string) => `${code} ist Ihr Code zur Anmeldung`,
  enterIt: 'Bitte geben Sie ihn auf der Seite ein, die danach gefragt hat, im selben Browser. Er gilt zehn Minuten.',
  nothingToDo:
    'Wenn Sie ihn nicht angefordert haben, brauchen Sie nichts zu tun. Nennen Sie diesen Code niemandem: Wir fragen weder am Telefon noch per E-Mail danach.',
}

export const passkeyAdded = {
  subject: 'Ihrem Konto wurde ein Passkey hinzugefügt',
  preheader: 'Wenn Sie das nicht waren, entfernen Sie ihn sofort.',
  signsIn:
    'Ihrem Konto wurde ein Passkey hinzugefügt. Wer das Gerät hat, auf dem er liegt, und es entsperren kann, kann sich damit anmelden.',
  ifNotYou: 'Wenn Sie das nicht waren, entfernen Sie ihn unter „Ihre Daten“ und melden Sie sich dort überall ab.',
  button: 'Ihre Daten',
}

export const invitation = {
  subject: 'Einladung zur Verwaltung',
  preheader: 'Der Link in dieser E-Mail gilt einmal, sieben Tage lang.',
  invites: (by: string, role: Role) => `${by} lädt Sie zur Verwaltung ein. Rolle: ${roleNames[role]}. ${roleDescriptions[role]}`,
  worksOnce:
    'Mit diesem Link legen Sie ein Passwort fest und treten bei. Er gilt einmal, sieben Tage lang. Bitte geben Sie ihn nicht weiter.',
  nothingToDo: 'Wenn Sie diese E-Mail nicht erwarten, müssen Sie nichts tun.',
  button: 'Beitreten',
}

/** `by`: the owner who did it; `whom`: name or address. */
export type PeopleNews = { by: string } & (
  | { what: 'invited' | 'joined' | 'changed'; whom: string; role: Role }
  | { what: 'removed' | 'withdrawn'; whom: string }
  | { what: 'demanded'; roles: readonly Role[] }
)

const noRole = 'niemand'

function happened(news: PeopleNews): string {
  const { by } = news
  if (news.what === 'demanded') {
    const named = news.roles.map((role) => roleNames[role]).join(', ') || noRole
    return `${by} hat geändert, wer sich in zwei Schritten anmelden muss. Jetzt: ${ended(named)}`
  }
  const { whom } = news
  if (news.what === 'invited') return `${by} hat ${whom} eingeladen. Rolle: ${roleNames[news.role]}.`
  if (news.what === 'joined') return `${whom} ist einer Einladung gefolgt. Rolle: ${roleNames[news.role]}.`
  if (news.what === 'changed') return `${by} hat die Rolle von ${whom} geändert. Neue Rolle: ${roleNames[news.role]}.`
  if (news.what === 'removed') return `${by} hat ${whom} entfernt.`
  return `${by} hat die Einladung von ${whom} zurückgezogen.`
}

export const people = {
  subject: 'Änderung, wer Zugang zur Verwaltung hat',
  preheader: 'Alle Inhaber erfahren davon.',
  happened,
  ifWrong: 'Wenn das nicht hätte geschehen sollen, melden Sie sich sofort an und sehen Sie auf der Seite „Personen“ nach.',
  button: 'Personen',
}

type BankNews = { by: string; clientId: string; host: string }

export const bank = {
  subject: 'Kartenzahlungen gehen auf ein anderes Konto',
  preheader: 'Gäste zahlen ab jetzt dort. Alle Inhaber erfahren davon.',
  happened: ({ by, clientId, host }: BankNews): string =>
    `${by} hat das Konto für Kartenzahlungen geändert. Gäste zahlen jetzt bei ${host}, mit der Händlernummer ${ended(clientId)}`,
  ifWrong:
    'Wenn das nicht hätte geschehen sollen, rufen Sie Ihre Bank an und melden Sie sich sofort an: Ändern Sie Ihr Passwort und dann das Konto zurück.',
  button: 'Konto bei der Bank',
}

type News = { subject: string; preheader: string; what: string }

export const turnedOn: News = {
  subject: 'Die Anmeldung in zwei Schritten ist eingeschaltet',
  what: 'Von jetzt an fragt die Anmeldung nach einem Code Ihrer Authentifizierungs-App.',
  preheader: 'Bewahren Sie Ihre Wiederherstellungscodes dort auf, wo Sie sie auch ohne Ihr Telefon finden.',
}

export const turnedOff: News = {
  subject: 'Die Anmeldung in zwei Schritten ist ausgeschaltet',
  what: 'Von jetzt an genügt Ihr Passwort zur Anmeldung.',
  preheader: 'Sie können sie unter „Anmeldung und Sicherheit“ wieder einschalten.',
}

export const newRecoveryCodes: News = {
  subject: 'Neue Wiederherstellungscodes',
  what: 'Sie haben neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
  preheader: 'Die alten gelten nicht mehr.',
}

export const reset: News = {
  subject: 'Die Anmeldung in zwei Schritten wurde zurückgesetzt',
  what: 'Der Betreiber des Servers hat Ihre Anmeldung in zwei Schritten ausgeschaltet.',
  preheader: 'Der Betreiber des Servers hat sie ausgeschaltet.',
}

export const codeReplayed: News = {
  subject: 'Ein Code wurde ein zweites Mal verwendet',
  what: 'Jemand, der Ihr Passwort kennt, hat einen Code Ihrer Authentifizierungs-App eingegeben, der schon verwendet war. Er wurde abgelehnt. Wenn Sie selbst in Eile waren, ist alles in Ordnung.',
  preheader: 'Er wurde abgelehnt. Wer ihn eingegeben hat, kennt Ihr Passwort.',
}

export const codesGuessed: News = {
  subject: 'Zehn falsche Codes wurden versucht',
  what: 'Jemand, der Ihr Passwort kennt, hat bei Ihrer Anmeldung in zwei Schritten zehn falsche Codes versucht. Eine Viertelstunde lang wird keiner angenommen.',
  preheader: 'Eine Viertelstunde lang wird kein Code angenommen.',
}

export const recoveryCodeUsed = (left: number): News => ({
  subject: 'Ein Wiederherstellungscode wurde verwendet',
  what: `Jemand hat sich mit einem Wiederherstellungscode bei Ihrem Konto angemeldet. Von zehn sind noch ${formatNumber(left)} übrig.`,
  preheader: `Von Ihren zehn Wiederherstellungscodes sind noch ${formatNumber(left)} übrig.`,
})

export const ifNotYou =
  'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und sehen Sie unter „Anmeldung und Sicherheit“ nach.'
export const button = 'Anmeldung und Sicherheit'

true satisfies Translated<typeof import('../en/mail-accounts.ts'), typeof import('./mail-accounts.ts')>
