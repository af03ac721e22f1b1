import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'

export { villa } from '../en/villas.ts'

export const seasideLocation = 'Na samom moru'
export const aHundredMetres = 'Stotinu metara od mirne plaže, sa pogledom na more.'
export const modernAmenities = 'Savremena oprema'
export const everythingAWeekAway = 'Sve što Vam treba za nedelju dana van kuće.'
export const freeWifi = 'Besplatan WiFi'
export const airConditioning = 'Klima-uređaj'
export const privateParking = 'Privatni parking'
export const seaView = 'Pogled na more'
export const kitchen = 'Kuhinja'
export const terrace = 'Terasa'
export const upTo = (capacity: string | number): string => `Najviše ${capacity}`
export const noImageAvailable = 'Slika nije dostupna'
export const viewDetails = 'Pogledajte vilu'
export const bookNow = 'Rezervišite'
export const thisVillaCannotBeShown = 'Ova vila trenutno ne može da se prikaže'
export const unableToLoadVillaInformation = (error: string | number): string => `Podaci o vili nisu učitani: ${error}`
export const nothingWasLostPleaseTry = 'Ništa nije izgubljeno. Pokušajte ponovo malo kasnije.'
export const returnToAllVillas = 'Nazad na sve vile'
export const nothingWasLostPleaseLoad = 'Ništa nije izgubljeno. Učitajte stranu ponovo malo kasnije.'
export const noVillasAreCurrentlyAvailable = 'Trenutno nema dostupnih vila. Navratite uskoro.'
export const villaOverview = 'Vila ukratko'
export const bookThisVilla = 'Rezervišite ovu vilu'
export const houseRulesAndDeposit = 'Kućni red i depozit'
export const whereItIs = 'Gde se nalazi'
export const amenities = 'Sadržaji'
export const backToAllVillas = 'Nazad na sve vile'
export const noImagesAvailable = 'Nema dostupnih slika'
export const checkAvailabilityBook = 'Slobodni termini i rezervacija'
export const bookingConfirmed = 'Rezervacija je potvrđena!'
export const pagesOfVillas = 'Strane sa vilama'
export const theVillas = 'Vile'
export const fourSeaViewVillasAround =
  'Četiri vile s pogledom na more oko jednog vrta i bazena: njihove sobe, kreveti, površine i ono po čemu je svaka posebna.'
export const fourMaisonettesAroundOneGarden =
  'Četiri dvoetažne vile oko jednog vrta, stotinu metara od mora. Razgledajte, pa izaberite datume.'
export const viewGallery = 'Pogledajte galeriju'
export const loadingVillaInformation = 'Učitavamo podatke o vilama…'
export const inGreek = (meaning: string): string | null => `grčka reč za „${meaning}“`
export const freeNightsAndPrices = 'Slobodne noći i cene'
export const roomsAndBeds = 'Sobe i kreveti'

type Beds = { double: number; single: number; sofa: number }

const counting = countingIn('sr')

export const capacity = counting({ one: 'gost', few: 'gosta', other: 'gostiju' })
export const bathrooms = counting({ one: 'kupatilo', few: 'kupatila', other: 'kupatila' })
const doubles = counting({ one: 'bračni krevet', few: 'bračna kreveta', other: 'bračnih kreveta' })
const singles = counting({ one: 'krevet za jednu osobu', few: 'kreveta za jednu osobu', other: 'kreveta za jednu osobu' })
const sofas = counting({ one: 'kauč na razvlačenje', few: 'kauča na razvlačenje', other: 'kauča na razvlačenje' })

const named = (count: number, name: (count: number) => string) => (count > 0 ? name(count) : null)

/** '2 bračna kreveta, 1 krevet za jednu osobu'. */
export function bedConfiguration(beds: Beds): string {
  const parts = [named(beds.double, doubles), named(beds.single, singles), named(beds.sofa, sofas)]
  return parts.filter(Boolean).join(', ') || 'Kreveti nisu navedeni'
}
export const outsideAndMore = 'Spolja i ostalo'

true satisfies Translated<typeof import('../en/villas.ts'), typeof import('./villas.ts')>
