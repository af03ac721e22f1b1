import type { CountedFact } from '#domain/villas/family-facts.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { ofDayWithin } from './grammar.ts'

export const pagesOfVillas = 'Strane sa vilama'
export const manageVillas = 'Vile'
export const addVilla = 'Dodajte vilu'
export const villaLoadingError = (error: string | number): string => `Vile nisu učitane: ${error}`
export const nothingWasLostPleaseLook = 'Ništa nije izgubljeno. Pogledajte ponovo za koji trenutak.'
export const thereAreNoVillasYet = 'Još nema vila. Dodajte prvu.'
export const deleteIt = (text: string | number): string => `Obrišite: ${text}`
export const deleteIt2 = 'Obrišite'
export const deleting = 'Brišemo…'
export const areYouSureYouWant = 'Da li zaista želite da obrišete ovu vilu? Ovo ne može da se poništi.'
export const aVillaThatHasBookings =
  'Vila koja ima rezervacije povlači se iz prodaje i sa sajta; njene rezervacije ostaju, i možete da je vratite.'
export const aFeatureNeedsBoth = 'Svako svojstvo traži i naslov i opis.'
export const couldNotSaveVillaData = 'Podaci o vili nisu sačuvani'
export const villaCreated = 'Vila je dodata'
export const villaUpdated = 'Vila je izmenjena'
export const couldNotDeleteVilla = 'Vila nije obrisana'
export const villaDeleted = 'Vila je obrisana'
export const villaBroughtBack = 'Vila je vraćena'
export const invalidFile = 'Datoteka nije ispravna'
export const uploadFailed = 'Slanje nije uspelo'
export const address = (label: string | number): string => `${label}: adresa`
export const pictures = '/pictures/…'
export const uploadAFile = (label: string | number): string => `${label}: pošaljite datoteku`
export const uploading = 'Šaljemo…'
export const edit = (name: string | number): string => `Izmena: ${name}`
export const name = 'Naziv'
export const nameInGreekLetters = 'Naziv grčkim slovima'
export const meaning = 'Značenje'
export const claim = 'Moto'
export const atMost1000CharactersCards = 'Najviše 1000 znakova; kartice prikazuju prvih 150.'
export const description = 'Opis'
export const atMost5000Characters = 'Najviše 5000 znakova.'
export const sizeM = 'Površina (m²)'
export const guests = 'Gosti'
export const bathrooms = 'Kupatila'
export const doubleBeds = 'Bračni kreveti'
export const singleBeds = 'Kreveti za jednu osobu'
export const sofaBeds = 'Kauči na razvlačenje'
export const view = 'Pogled'
export const viewSuchAs = 'Na primer: vrt i more. Najviše 120 znakova.'
export const beachDistance = 'Udaljenost od plaže (m)'
export const mainImage = 'Glavna slika'
export const features = 'Svojstva'
export const feature = 'Svojstvo'
export const title = (label: string | number): string => `${label}: naslov`
export const title2 = 'Naslov'
export const description2 = (label: string | number): string => `${label}: opis`
export const amenities = 'Sadržaji'
export const amenity = 'Sadržaj'
export const images = 'Slike'
export const image = 'Slika'
export const withdrawnVillas = 'Povučene vile'
export const neitherShownNorSold = 'Ne prikazuju se i ne prodaju; njihove rezervacije ostaju. Kada se vrati, vila je kakva je bila.'
export const withdrawn = (withdrawnAt: string | number): string => `Povučena ${ofDayWithin(withdrawnAt)}`
export const oneMoment = 'Samo trenutak…'
export const bringBack = 'Vratite'
export const villa = 'vila'
export const seePage = 'Pogledajte stranicu'
export const guide = 'Vodič'
export const guideTo = (villa: string): string => `Vodič: ${villa}`
export const allVillas = 'Sve vile'
export const whoReadsTheGuide =
  'Gosti čitaju uputstvo za dolazak i vodič kroz kuću na strani svog boravka od dana kada je ceo plaćen do odlaska, a šifru vrata od tri dana pre dolaska.'
export const directions = 'Uputstvo za dolazak'
export const houseGuide = 'Vodič kroz kuću'
export const textHint = 'Prazan red započinje nov pasus, a „## “ naslov.'
export const doorCode = 'Šifra za vrata'
export const doorCodeKept = 'Šifra vrata je sačuvana. Ovde se ne prikazuje; upišite novu da biste je zamenili.'
export const noDoorCode = 'Šifra vrata još nije sačuvana.'
export const removeDoorCode = 'Uklonite šifru vrata'
export const saveGuide = 'Sačuvajte vodič'
export const saving = 'Čuvamo…'
export const guideSaved = 'Vodič je sačuvan'
export const roomsAndBeds = 'Sobe i kreveti'
export const room = 'Soba'
export const nameOf = (label: string): string => `${label}: naziv`
export const bedsOf = (label: string): string => `${label}: kreveti`
export const roomSuchAs = 'Prva spavaća soba'
export const bedsSuchAs = 'Bračni krevet, balkon ka moru'
export const captionOf = (label: string): string => `${label}: natpis`
export const captionSuchAs = 'Natpis, na primer Kuhinja'
export const captionOfMainImage = 'Natpis glavne slike'
export const floorPlan = 'Tlocrt'
export const registrationKind = 'Grčka registracija'
export const registrationNumber = 'Broj registracije'
export const levyClass = 'Klasa klimatske takse'
export const levyClassMeans = 'Iznosi svake klase su na strani „Cene“, pod „Klimatska taksa“.'
export const cancellation = 'Pravila otkazivanja ove vile'
export const cancellationMeans =
  'Jedno pravilo u redu: dana pre dolaska, i koliko se od uplaćenog vraća, na primer 21: 70. Prazno: pravila iz podešavanja. Rezervacije zadržavaju pravila sa kojima su napravljene.'
/** Titles of the parts of a villa's form. */
export const parts = {
  texts: 'Naziv i tekstovi',
  size: 'Površina, sobe i kreveti',
  pictures: 'Slike i tlocrt',
  offers: 'Šta nudi',
  law: 'Registracija i otkazivanje',
}
export const comingStays = (stays: number): string => `Predstoji: ${counts.stays(stays)} u ovoj vili`
export const comingStaysStaySold =
  'Ostaju prodati i nalaze se pod „Zahteva pažnju“. Ugostite goste, premestite boravke u drugu vilu ili ih otkažite.'
export const factsLeftOut = 'Gosti vide samo ono što popunite. Izostavite ono u šta niste sigurni.'
export const notTold = 'Nije navedeno'
export const countedUnits: Record<CountedFact, string> = {
  stairs: 'Broj stepenika unutra',
  poolDistance: 'Metara do bazena',
  poolDepth: 'Najveća dubina bazena u centimetrima',
}

true satisfies Translated<typeof import('../en/office-villas.ts'), typeof import('./office-villas.ts')>
