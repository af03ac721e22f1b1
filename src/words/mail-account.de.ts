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
  subject: 'Ihr Code zur Bestätigung Ihrer E-Mail-Adresse',
  preheader: 'Sechs Ziffern, zehn Minuten gültig.',
  enterIt: 'Bitte geben Sie ihn auf der Seite ein, die danach gefragt hat. Er gilt zehn Minuten.',
  nothingToDo,
}

export const signInCode = {
  subject: 'Ihr Code zur Anmeldung',
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
