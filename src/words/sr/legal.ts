import type { Translated } from '../translated.ts'

export const termsConditions = 'Opšti uslovi'
export const howAStayIsBooked = 'Kako se boravak rezerviše, plaća, menja i otkazuje, i sa kim zaključujete ugovor.'
export const version = (termsVersion: string | number): string => `Verzija ${termsVersion}`
export const cardPaymentsInDinars = 'Plaćanje karticom u dinarima'
export const disputeBodies = 'Tela za vansudsko rešavanje potrošačkih sporova'
export const onlyInEnglish = 'Ovaj tekst je na engleskom.'

export const privacy = 'Privatnost'
export const whatWeKeepAbout = 'Šta čuvamo o Vama, u koju svrhu, ko to vidi i šta možete od nas da tražite.'
export const yourData = 'Vaši podaci'
export const whatIsKeptAbout = 'Podaci koje čuvamo o Vama: preuzmite ih ili ih obrišite.'
export const whatWeKeep = 'Šta čuvamo, u koju svrhu i koliko dugo, piše na strani'
export const hereDownloadOrDelete = '. Ovde ih možete preuzeti ili obrisati.'
export const downloadYourData = 'Preuzimanje podataka'
export const oneFileWithYourAccount =
  'Jedna datoteka sa Vašim nalogom, rezervacijama i uplatama, zahtevima i reklamacijama i porukama koje smo Vam poslali.'
export const downloadMyData = 'Preuzmite moje podatke'
export const whereYouAreSignedIn = 'Gde ste prijavljeni'
export const yourPassword = 'Vaša lozinka'
export const deleteYourData = 'Brisanje podataka'
export const yourAccountGoes =
  'Briše se Vaš nalog, a sa njim Vaše ime, adresa, telefon, zahtevi i poruke. Poreski propisi nas obavezuju da čuvamo šta je plaćeno, kada i pod kojim brojem porudžbine, ali ne i za koga; propisi o zaštiti potrošača obavezuju nas da rešenu reklamaciju, sa imenom, čuvamo dve godine. Brisanje ne može da se poništi, a moguće je kada nema predstojećeg boravka, neizmirenog novca ni otvorene reklamacije.'
export const yourNewPasswordIsSet = 'Vaša nova lozinka je postavljena'
export const yourDataHasBeenDeleted = 'Vaši podaci su obrisani'
export const nothingWasDeleted = 'Ništa nije obrisano.'
export const deleting = 'Brišemo…'
export const deleteMyDataPermanently = 'Trajno obrišite moje podatke'
export const euRepresentative = 'Predstavnik u Evropskoj uniji'
export const authority = 'Kome možete da se pritužite'
export const yourLanguage = 'Vaš jezik'
export const languageOfMails = 'Jezik naših poruka'
export const languageOfMailsMeans = 'Poruke o boravku su na jeziku na kojem je rezervisan.'
export const savingLanguage = 'Čuvamo…'
export const saveLanguage = 'Sačuvajte jezik'
export const yourLanguageIsSet = 'Vaš jezik je sačuvan'

true satisfies Translated<typeof import('../en/legal.ts'), typeof import('./legal.ts')>
