import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'

export { villa } from '../en/villas.ts'

export const seasideLocation = 'Direkt am Meer'
export const aHundredMetres = 'Hundert Meter von einem ruhigen Strand, das Meer im Blick.'
export const modernAmenities = 'Moderne Ausstattung'
export const everythingAWeekAway = 'Alles, was Sie für eine Woche fern von zu Hause brauchen.'
export const freeWifi = 'Kostenloses WLAN'
export const airConditioning = 'Klimaanlage'
export const privateParking = 'Eigener Parkplatz'
export const seaView = 'Meerblick'
export const kitchen = 'Küche'
export const terrace = 'Terrasse'
export const upTo = (capacity: string | number): string => `Bis zu ${capacity}`
export const noImageAvailable = 'Kein Bild vorhanden'
export const viewDetails = 'Details ansehen'
export const bookNow = 'Jetzt buchen'
export const thisVillaCannotBeShown = 'Diese Villa kann gerade nicht angezeigt werden'
export const unableToLoadVillaInformation = (error: string | number): string =>
  `Die Angaben zur Villa konnten nicht geladen werden: ${error}`
export const nothingWasLostPleaseTry = 'Es ist nichts verloren gegangen. Bitte versuchen Sie es gleich noch einmal.'
export const returnToAllVillas = 'Zu allen Villen'
export const nothingWasLostPleaseLoad = 'Es ist nichts verloren gegangen. Bitte laden Sie die Seite gleich noch einmal.'
export const noVillasAreCurrentlyAvailable = 'Zurzeit sind keine Villen verfügbar. Bitte schauen Sie bald wieder vorbei.'
export const villaOverview = 'Die Villa im Überblick'
export const bookThisVilla = 'Diese Villa buchen'
export const houseRulesAndDeposit = 'Hausordnung und Kaution'
export const whereItIs = 'Lage'
export const amenities = 'Ausstattung'
export const backToAllVillas = 'Zurück zu allen Villen'
export const noImagesAvailable = 'Keine Bilder vorhanden'
export const checkAvailabilityBook = 'Verfügbarkeit und Buchung'
export const bookingConfirmed = 'Buchung bestätigt!'
export const pagesOfVillas = 'Seiten mit Villen'
export const theVillas = 'Die Villen'
export const fourSeaViewVillasAround =
  'Vier Villen mit Meerblick um einen Garten und einen Pool: ihre Zimmer, Betten, Größen und was jede von ihnen ausmacht.'
export const fourMaisonettesAroundOneGarden =
  'Vier Maisonetten um einen Garten, hundert Meter vom Wasser. Sehen Sie sich um und wählen Sie dann Ihren Zeitraum.'
export const viewGallery = 'Zur Galerie'
export const loadingVillaInformation = 'Angaben zu den Villen werden geladen …'
export const inGreek = (meaning: string): string | null => `griechisch für „${meaning}“`
export const freeNightsAndPrices = 'Freie Nächte und Preise'
export const roomsAndBeds = 'Zimmer und Betten'

type Beds = { double: number; single: number; sofa: number }

const counting = countingIn('de')
const doubles = counting({ one: 'Doppelbett', other: 'Doppelbetten' })
const singles = counting({ one: 'Einzelbett', other: 'Einzelbetten' })
const sofas = counting({ one: 'Schlafsofa', other: 'Schlafsofas' })

const named = (count: number, name: (count: number) => string) => (count > 0 ? name(count) : null)

/** '2 Doppelbetten, 1 Einzelbett'. */
export function bedConfiguration(beds: Beds): string {
  const parts = [named(beds.double, doubles), named(beds.single, singles), named(beds.sofa, sofas)]
  return parts.filter(Boolean).join(', ') || 'Keine Betten angegeben'
}

export const bathrooms = counting({ one: 'Badezimmer', other: 'Badezimmer' })
export const capacity = counting({ one: 'Gast', other: 'Gäste' })
export const outsideAndMore = 'Außen und mehr'

true satisfies Translated<typeof import('../en/villas.ts'), typeof import('./villas.ts')>
