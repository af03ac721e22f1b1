import type { Translated } from '../translated.ts'

export const previousPicture = 'Voriges Bild'
export const nextPicture = 'Nächstes Bild'
export const pictureOf = (position: string | number, length: string | number): string => `Bild ${position} von ${length}`
export const openPicture = (position: number, length: number): string => `Bild ${position} von ${length} in voller Größe öffnen`
export const imageWillBePlacedHere = 'Hier kommt ein Bild hin'
export const code = 'Code'
export const cancel = 'Abbrechen'
export const close = 'Schließen'
export const optional = '(optional)'
export const previous = 'Zurück'
export const pageOf = (page: string | number, last: string | number): string => `Seite ${page} von ${last}`
export const next = 'Weiter'
export const search = 'Suchen'
export const isNowNumber = (name: string | number, from: string | number, to: string | number): string =>
  `${name} ${from} ist jetzt Nummer ${to}.`
export const moveUp = (name: string | number, index: string | number): string => `${name} ${index} nach oben`
export const moveDown = (name: string | number, index: string | number): string => `${name} ${index} nach unten`
export const remove = (name: string | number, index: string | number): string => `${name} ${index} entfernen`
export const add = (name: string | number): string => `${name} hinzufügen`
export const formIsOutOfDate =
  'Diese Seite kennt nicht, was das Formular verlangt. Nichts wurde geändert. Bitte öffnen Sie die Seite noch einmal.'
export const accessDenied = 'Kein Zugriff'
export const adminPrivilegesRequired = 'Dafür sind Administratorrechte nötig'
export const nothingYouWroteIsLost = 'Nichts von dem, was Sie geschrieben haben, ging verloren. Bitte versuchen Sie es noch einmal.'
export const networkError = 'Netzwerkfehler'
export const pageIsKept =
  'Sie sind offline, daher bleiben wir auf dieser Seite. Es ist nichts verloren gegangen. Bitte versuchen Sie es wieder, sobald Sie verbunden sind.'
export const unableToConnect = 'Keine Verbindung zum Server. Bitte prüfen Sie Ihre Internetverbindung.'
export const error = 'Fehler'
export const invalidServerResponsePleaseTry = 'Ungültige Antwort des Servers. Bitte versuchen Sie es noch einmal.'
export const failedToConnectToServer = 'Verbindung zum Server fehlgeschlagen'
export const invalidServerResponse = 'Ungültige Antwort des Servers'
export const nothingYouWroteIsLost2 = 'Nichts von dem, was Sie geschrieben haben, ging verloren.'
export const signInAgainInANew = 'Melden Sie sich in einem neuen Tab wieder an'
export const andThenSendItAgain = 'und senden Sie dies dann noch einmal.'
export const seeTheCurrentVersion = 'In einem neuen Tab ansehen, wie es jetzt ist'
export const saveMyVersionAnyway = 'Meine Fassung trotzdem speichern'
export const nothingIsSavedYet = 'Noch ist nichts gespeichert. Berichtigen Sie es oben und speichern Sie erneut, oder bestätigen Sie es.'
export const yesSaveIt = 'Ja, speichern'

/** Button of a password, by what its field asks for. */
export const showPassword = {
  any: 'Passwort anzeigen',
  current: 'Aktuelles Passwort anzeigen',
  next: 'Neues Passwort anzeigen',
  again: 'Wiederholtes Passwort anzeigen',
  own: 'Ihr Passwort anzeigen',
}

export const didYouMean = (meant: string, typed: string) =>
  `Meinten Sie ${meant}? Wenn ${typed} richtig ist, senden Sie das Formular bitte noch einmal ab.`
export const isNumberRight = (phone: string) =>
  `Ist ${phone} vollständig, mit Ländervorwahl, zum Beispiel +49? Wenn die Nummer richtig ist, senden Sie das Formular bitte noch einmal ab.`

/** Follows the message that a file is not a picture that can be uploaded. */
export const heicHelp =
  'Das ist ein HEIC-Bild von einem iPhone, das viele Browser nicht anzeigen können. Öffnen Sie auf dem iPhone Einstellungen, Kamera, Formate und wählen Sie „Maximale Kompatibilität“, oder speichern Sie das Bild vor dem Hochladen als JPEG.'

true satisfies Translated<typeof import('../en/controls.ts'), typeof import('./controls.ts')>
