import type { Translated } from '../translated.ts'

export const termsConditions = 'Allgemeine Geschäftsbedingungen'
export const howAStayIsBooked = 'Wie ein Aufenthalt gebucht, bezahlt, geändert und storniert wird und bei wem Sie buchen.'
export const version = (termsVersion: string | number): string => `Fassung ${termsVersion}`
export const cardPaymentsInDinars = 'Kartenzahlungen in Dinar'
export const disputeBodies = 'Stellen zur außergerichtlichen Streitbeilegung'
export const onlyInEnglish = 'Dieser Text ist auf Englisch.'

export const privacy = 'Datenschutz'
export const whatWeKeepAbout = 'Was wir über Sie speichern, wofür, wer es sieht und was Sie von uns verlangen können.'
export const yourData = 'Ihre Daten'
export const whatIsKeptAbout = 'Die Daten, die wir über Sie speichern: herunterladen oder löschen.'
export const whatWeKeep = 'Was wir speichern, wofür und wie lange, steht unter'
export const hereDownloadOrDelete = '. Hier können Sie Ihre Daten herunterladen oder löschen.'
export const downloadYourData = 'Daten herunterladen'
export const oneFileWithYourAccount =
  'Eine Datei mit Ihrem Konto, Ihren Buchungen und Zahlungen, Ihren Anfragen und Beschwerden und den E-Mails, die wir Ihnen geschrieben haben.'
export const downloadMyData = 'Meine Daten herunterladen'
export const whereYouAreSignedIn = 'Wo Sie angemeldet sind'
export const yourPassword = 'Ihr Passwort'
export const deleteYourData = 'Daten löschen'
export const yourAccountGoes =
  'Ihr Konto wird gelöscht und mit ihm Ihr Name, Ihre Adresse, Ihre Telefonnummer, Ihre Anfragen und E-Mails. Das Steuerrecht verpflichtet uns aufzubewahren, was wann und unter welcher Auftragsnummer bezahlt wurde, aber nicht mehr, für wen; das Verbraucherrecht verpflichtet uns, eine beantwortete Beschwerde mit ihrem Namen zwei Jahre lang aufzubewahren. Das lässt sich nicht rückgängig machen und ist möglich, wenn kein Aufenthalt, kein Geld und keine Beschwerde offen ist.'
export const yourNewPasswordIsSet = 'Ihr neues Passwort ist gesetzt'
export const yourDataHasBeenDeleted = 'Ihre Daten wurden gelöscht'
export const nothingWasDeleted = 'Nichts wurde gelöscht.'
export const deleting = 'Wird gelöscht …'
export const deleteMyDataPermanently = 'Meine Daten endgültig löschen'
export const euRepresentative = 'Vertreter in der Europäischen Union'
export const authority = 'Wo Sie sich beschweren können'
export const yourLanguage = 'Ihre Sprache'
export const languageOfMails = 'Sprache unserer E-Mails an Sie'
export const languageOfMailsMeans = 'E-Mails über einen Aufenthalt sind in der Sprache, in der er gebucht wurde.'
export const savingLanguage = 'Wird gespeichert …'
export const saveLanguage = 'Sprache speichern'
export const yourLanguageIsSet = 'Ihre Sprache ist gespeichert'

true satisfies Translated<typeof import('../en/legal.ts'), typeof import('./legal.ts')>
