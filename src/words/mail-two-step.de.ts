import { writtenNumber } from './numbers.de.ts'

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
  what: `Jemand hat sich mit einem Wiederherstellungscode bei Ihrem Konto angemeldet. Von zehn sind noch ${writtenNumber(left)} übrig.`,
  preheader: `Von Ihren zehn Wiederherstellungscodes sind noch ${writtenNumber(left)} übrig.`,
})

export const ifNotYou =
  'Wenn Sie das nicht waren, legen Sie sofort ein neues Passwort fest und sehen Sie unter „Anmeldung und Sicherheit“ nach.'
export const button = 'Anmeldung und Sicherheit'
