import type { Translated } from '../translated.ts'

export const phoneAndNotices = 'Telefon i obaveštenja'
export const needsScripts = 'Da biste instalirali administraciju ili uključili obaveštenja, dozvolite skripte u pregledaču.'
export const onTheHomeScreen = 'Na početnom ekranu'
export const whatInstallingGives = 'Otvara se kao aplikacija. Danas i narednih 30 dana tu mogu da se čitaju bez veze, jedan dan.'
export const install = 'Instaliraj'
export const isInstalled = 'Administracija je instalirana na ovom uređaju.'
export const installOnApple = 'U Safariju dodirnite Deli, pa „Dodaj na početni ekran“.'
export const installByMenu = 'Otvorite meni pregledača i izaberite „Instaliraj“ ili „Dodaj na početni ekran“.'
export const notices = 'Obaveštenja'
export const whatNoticesSay = 'U obaveštenju su ime gosta bez prezimena i vila, ništa drugo.'
export const unsupported = 'Ovaj pregledač ne prima obaveštenja.'
export const installFirst = 'iPhone i iPad primaju obaveštenja kad je administracija na početnom ekranu.'
export const denied =
  'Obaveštenja ovog sajta su blokirana u ovom pregledaču. Dozvolite ih u podešavanjima sajta, pored adrese, i ponovo otvorite ovu stranu.'
export const turnOn = 'Uključi obaveštenja ovde'
export const turningOn = 'Uključivanje …'
export const notTurnedOn = 'Obaveštenja nisu mogla da se uključe. Proverite vezu i pokušajte ponovo.'
export const noticesAreOn = 'Obaveštenja su uključena'
export const noDevices = 'Nijedan vaš uređaj ne dobija obaveštenja.'
export const yourDevices = 'Vaši uređaji'
export const thisOne = 'ovaj'
export const since = (moment: string): string => `Od ${moment}`
export const lastNotice = (moment: string): string => `Poslednje obaveštenje ${moment}`
export const whatAbout = 'Obaveštenja o'
export const kinds = {
  booking: 'Nove rezervacije',
  payment: 'Uplate',
  message: 'Poruke gostiju',
  overdue: 'Zakasnele rate',
  conflict: 'Dvaput prodate noći',
  complaint: 'Reklamacije',
}
export const quietHours = 'Mirni sati'
export const quietHint = 'Šta se za to vreme desi, stiže kad se završe. Po grčkom vremenu.'
export const from = 'Od'
export const until = 'Do'
export const save = 'Sačuvaj'
export const saved = 'Sačuvano'
export const sendTest = 'Pošalji probu'
export const testSent = 'Proba je poslata'
export const testFailed = 'Proba nije poslata'
export const testFailedWhy = 'Servis za obaveštenja ovog pregledača je nije primio. Pokušajte ponovo kasnije.'
export const testGone = 'Ovaj uređaj više ne prima obaveštenja i uklonjen je'
export const remove = 'Ukloni'
export const removed = 'Ovaj uređaj više ne dobija obaveštenja'
export const nothingWasChanged = 'Ništa nije promenjeno'

true satisfies Translated<typeof import('../en/office-phone.ts'), typeof import('./office-phone.ts')>
