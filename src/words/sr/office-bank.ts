import type { Translated } from '../translated.ts'

export const bank = 'Banka'
export const account = 'Nalog za plaćanje karticama'
export const merchantId = 'Oznaka trgovca (client id)'
export const merchantIdMeans = 'Dodeljuje je banka, na primer 990000000000001.'
export const gateway = 'Adresa stranice za kartice'
export const gatewayMeans = 'Završava se sa /fim/est3Dgate.'
export const api = 'Adresa za API'
export const apiMeans = 'Završava se sa /fim/api. Tamo se traže podaci i povraćaji.'
export const apiUser = 'API korisnik'
export const apiUserMeans = 'Pravi se na portalu banke, sa pravima za upit, storno i povraćaj. To nije vaša prijava na portal.'
export const apiPassword = 'Lozinka API korisnika'
export const storeKey = 'Ključ prodavnice (store key)'
export const staysIfEmpty = 'Ako ostane prazno, važi sačuvano. Nikad se ne prikazuje.'
export const hashVersion = 'Verzija potpisa (hash)'
export const hashVersionMeans = 'Banke u Srbiji koriste verziju 2, osim ako vaša kaže drugačije.'
export const yourPassword = 'Vaša lozinka'
export const yourPasswordMeans = 'Da niko drugi ne bi preusmerio novac vaših gostiju.'
export const save = 'Koristi ovaj nalog'
export const saving = 'Čuvanje …'
export const saved = 'Nova plaćanja idu na ovaj nalog'
export const notSaved = 'Nije sačuvano'
export const formerStay = 'Ranije započeta plaćanja proveravaju se ključevima s kojima su započeta.'
export const askTheBank = 'Pitaj banku'
export const asking = 'Pitanje …'
export const askMeans = 'Pita za porudžbinu koja ne može da postoji. Novac se ne kreće.'
export const couldNotAsk = 'Banka nije mogla biti upitana'
export const storeKeyUnproved =
  'Da li je ključ prodavnice ispravan vidi se tek pri plaćanju: platite mali iznos i vratite ga na toj rezervaciji.'
export const toSend = 'Šta poslati banci'
export const toSendMeans = 'Banka ovo poredi sa ugovorom i upisuje adrese pre nego što dozvoli prodaju. Odštampajte ili kopirajte u e-mail.'
export const openToSend = 'Otvori stranicu za štampu'
export const print = 'Štampaj'
export const merchant = 'Trgovac'
export const addresses = 'Adrese za upis'
export const questions = 'Molimo odgovorite'
export const website = 'Sajt'
export const terms = 'Uslovi'
export const privacy = 'Politika privatnosti'
export const returnAddress = 'Povratna adresa, i za uspeh i za neuspeh (okUrl i failUrl)'
export const callbackAddress = 'Adresa za rezultate od servera ka serveru (callbackUrl)'
export const noCallback = 'ne koristi se'
export const model = 'Model'
export const modelIs = '3D Pay Hosting: kartica se unosi samo na vašoj stranici'
export const currency = 'Valuta'
export const currencyIs = 'RSD (941); cene su u evrima, naplata po srednjem kursu dana'
export const asks = [
  'Da li se koristi hash verzija 2 ili 3 i koja polja su izuzeta?',
  'Da li sme da se šalje callbackUrl i sa kojih adresa dolazi?',
  'Koje vrednosti polja lang zna stranica za kartice?',
  'Koja prava ima API korisnik: upit, storno, povraćaj?',
  'Sa koje adrese servera sme da se poziva API?',
  'Koliko dugo je stranica otvorena i kada se dan zaključuje?',
  'Koje su test kartice i koje logotipe i tekstove sajt mora da prikaže?',
]
export const said = {
  right: 'Banka prihvata API korisnika: kaže da takve porudžbine nema.',
  refused: 'Banka ne prihvata API korisnika. Proverite oznaku trgovca, korisnika, lozinku i njegova prava na portalu.',
  silent: 'Banka nije dala čitljiv odgovor. Proverite adresu za API i da li banka propušta ovaj server.',
}
export const whereFrom = {
  environment: 'Nalog je zadat na serveru i važi pre onoga što se ovde unese. Može da ga promeni samo onaj ko vodi server.',
  office: 'Nova plaćanja idu na ovaj nalog.',
  simulator: 'Banka još nije uneta. Gosti plaćaju kod simulirane banke i nijedna kartica se ne tereti.',
}
export const hashVersions = { ver2: 'Verzija 2', ver3: 'Verzija 3' }

true satisfies Translated<typeof import('../en/office-bank.ts'), typeof import('./office-bank.ts')>
