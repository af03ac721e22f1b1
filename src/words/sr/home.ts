import type { Translated } from '../translated.ts'

export const theVillas = 'Vile'
export const eachHasItsOwnCharacter = 'Svaka ima svoj karakter, a iz svake se vidi more.'
export const howTheDaysGoBy = 'Dani kod nas'
export const allAmenities = 'Svi sadržaji'
export const whatGuestsSay = 'Utisci gostiju'
export const yourWeekByTheSea = 'Vaša sedmica na moru još je slobodna'
export const seeEveryNightsPrice =
  'Pogledajte u kalendaru cenu svake noći, izaberite vilu i platite odjednom ili u tri rate. Bez agencije kao posrednika.'
export const chooseYourDates = 'Izaberite datume'
export const bookNow = 'Rezervišite'
export const viewGallery = 'Pogledajte galeriju'
export const mapOfTheVillas = 'Mapa sa vilama i obalom oko njih'
export const showTheMap = 'Prikažite mapu'
export const theMapComesFromOpenstreetmap = 'Mapa je sa sajta openstreetmap.org i učitava se tek kada to zatražite.'
export const openItInANew = 'Otvorite je u novoj kartici'
export const findFreeDates = 'Nađite slobodan termin'
export const checkIn = 'Dolazak'
export const checkOut = 'Odlazak'
export const guests = 'Gosti'
export const seePrices = 'Pogledajte cene'
export const fiveOfFiveStars = 'Pet od pet zvezdica'
export const fourHousesOneGarden = 'Četiri kuće, jedan vrt, a na kraju vrta more'
export const fourMaisonettesWithSeaViews =
  'Četiri dvoetažne vile s pogledom na more dele vrt sa bazenom i terasom za sunčanje. Svaka vila ima svoju terasu i svoje parking mesto, a uveče se svi nađu za dugim stolom kraj roštilja.'
export const exploreTheProperty = 'Pogledajte imanje'
export const nearbyAttractions = 'Šta videti u okolini'
export const toAQuietBeachDown = 'do mirne plaže, stazom kroz vrt'
export const toATraditionalVillage = 'do tradicionalnog sela sa pijacom'
export const toTheNearestInternationalAirport = 'do najbližeg međunarodnog aerodroma, sat i po kolima'
export const yourHosts = 'Vaši domaćini'
export const portraitOf = (names: string): string => `Portret: ${names}`

true satisfies Translated<typeof import('../en/home.ts'), typeof import('./home.ts')>

export const checkInCheckOut = 'Dolazak – odlazak'
export const addYourDays = 'Izaberite datume'

export const quietBeach = 'Mirna plaža'
export const village = 'Selo'
export const airport = 'Aerodrom'
export const mountAthos = 'Sveta Gora'
