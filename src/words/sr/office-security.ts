import type { SecurityEventKind } from '#domain/security/events.ts'
import type { Translated } from '../translated.ts'

export const yourPasswordWasMadeUp = 'Vašu lozinku je smislio sajt i bila je na ekranu. Postavite svoju; tada se administracija otvara.'
export const peopleOfYourRoleSign = 'Ljudi sa Vašom ulogom ovde se prijavljuju u dva koraka. Podesite to; tada se administracija otvara.'
export const signInAndSecurity = 'Prijava i bezbednost'
export const beforeYouGoOn = 'Pre nego što nastavite'
export const openThePageYouAskedFor = 'Otvorite traženu stranu'
export const twoStepSignIn = 'Prijava u dva koraka'
export const itAsksForYourPassword =
  'Traži Vašu lozinku i kod koji može da napravi samo Vaš telefon. Ko je saznao lozinku, i dalje ne može da uđe.'
export const yourPassword = 'Vaša lozinka'
export const whereYouAreSignedIn = 'Gde ste prijavljeni'
export const whatHasHappened = 'Šta se dešavalo'
export const signInsAndWhatElse =
  'Prijave i sve drugo što se tiče bezbednosti, za sve naloge, najnovije prvo. Čuva se godinu dana, sa mrežom, a ne sa adresom.'
export const failedToLoad = 'Događaji nisu učitani'
export const nothingYet = 'Još ništa.'
export const pagesOfWhatHasHappened = 'Strane sa događajima'
export const yourRecoveryCodesShown = 'Vaši kodovi za oporavak, prikazani samo sada'
export const printThemOrWriteThem =
  'Odštampajte ih ili prepišite, i čuvajte ih odvojeno od telefona. Svaki Vas jednom prijavljuje kada telefona nema.'
export const loginFailed = 'Prijava nije uspela'
export const invalidUsernameOrPassword = 'Korisničko ime ili lozinka nisu ispravni.'
export const loginSuccessful = 'Prijavljeni ste'
export const welcomeToTheAdminDashboard = 'Dobro došli u administraciju.'
export const usernameIsRequired = 'Unesite korisničko ime'
export const passwordIsRequired = 'Unesite lozinku'
export const backOffice = 'Administracija'
export const forTheOwners = 'Za vlasnike.'
export const forThePeople = 'Za one koji vode kuću.'
export const username = 'Korisničko ime'
export const password = 'Lozinka'
export const signingIn = 'Prijavljujemo…'
export const signIn = 'Prijavite se'
export const nothingWasChanged = 'Ništa nije promenjeno'
export const twoStepSign = 'Prijava u dva koraka je uključena'
export const theOldRecoveryCodesDo = 'Stari kodovi za oporavak više ne važe'
export const twoStepSignInIsOff = 'Prijava u dva koraka je isključena'
export const yourNewPasswordIsSet = 'Nova lozinka je postavljena'
export const oneMoment = 'Samo trenutak…'
export const when = 'Kada'
export const who = 'Ko'
export const what = 'Šta'
export const fromIt = 'Odakle'
export const noAccount = 'Nema naloga'
export const setUpTwoStepSign = 'Podesite prijavu u dva koraka'
export const scanThisPicture = 'Skenirajte ovaj kod aplikacijom za autentifikaciju na telefonu.'
export const qrCodeForYourAuthenticator = 'QR kod za aplikaciju za autentifikaciju'
export const openItInAnApp = 'Otvorite u aplikaciji na ovom uređaju'
export const orTypeThisKeyInto = 'Ili upišite ovaj ključ u aplikaciju:'
export const enterTheSixDigits = 'Unesite šest cifara koje aplikacija sada prikazuje, u roku od deset minuta.'
export const turnOn = 'Uključite'
export const whoeverElseIsSigned = 'Ko je još prijavljen na Vaš nalog, odjavljuje se.'
export const newRecoveryCodes = 'Novi kodovi za oporavak'
export const makeNewCodes = 'Napravite nove kodove'
export const theOldOnesStopWorking = 'Stari prestaju da važe.'
export const turnItOff = 'Isključivanje'
export const turnOff = 'Isključite'
export const itIsDemandedHere = 'Ovde je obavezna: odmah ćete je ponovo podesiti, na primer sa novim telefonom.'
export const yourPasswordAloneSigns = 'Od tada je za prijavu dovoljna lozinka.'
export const onSince = 'Uključena od'
export const lastUsed = 'Poslednje korišćenje'
export const recoveryCodesLeft = 'Preostalo kodova za oporavak'
export const of10 = (codesLeft: string | number): string => `${codesLeft} od 10`
export const ofYourApp = 'Iz Vaše aplikacije, ili kod za oporavak.'

export const securityEventLabels: Record<SecurityEventKind, string> = {
  signed_in: 'Prijava',
  sign_in_failed: 'Pogrešna lozinka',
  code_failed: 'Pogrešan drugi kod',
  email_code_failed: 'Pogrešan kod iz e-maila',
  reset_asked: 'Zatražen link za lozinku',
  password_reset: 'Lozinka postavljena preko linka',
  password_changed: 'Lozinka promenjena',
  password_ended: 'Lozinka nepotvrđene adrese ukinuta',
  passkey_added: 'Pristupni ključ dodat',
  passkey_removed: 'Pristupni ključ uklonjen',
  passkey_failed: 'Pristupni ključ odbijen',
  two_step_changed: 'Prijava u dva koraka promenjena',
  email_proved: 'E-mail adresa potvrđena',
  made_administrator: 'Postaje administrator',
  made_guest: 'Više nije administrator',
  role_changed: 'Nova uloga u administraciji',
  person_invited: 'Poziv u administraciju poslat',
  invitation_withdrawn: 'Poziv povučen',
  two_step_demanded: 'Promenjeno ko mora da se prijavljuje u dva koraka',
  refund: 'Novac vraćen',
  export: 'Preuzete rezervacije ili uplate',
  own_data_export: 'Preuzeti sopstveni podaci',
  settings_changed: 'Podešavanja promenjena',
}

true satisfies Translated<typeof import('../en/office-security.ts'), typeof import('./office-security.ts')>
