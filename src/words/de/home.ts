import type { Translated } from '../translated.ts'

export const theVillas = 'Die Villen'
export const eachHasItsOwnCharacter = 'Jede hat ihren eigenen Charakter, alle haben das Meer vor Augen.'
export const howTheDaysGoBy = 'So vergehen die Tage'
export const allAmenities = 'Gesamte Ausstattung'
export const whatGuestsSay = 'Was Gäste sagen'
export const yourWeekByTheSea = 'Ihre Woche am Meer ist noch frei'
export const seeEveryNightsPrice =
  'Sehen Sie im Kalender den Preis jeder Nacht, wählen Sie Ihre Villa und zahlen Sie auf einmal oder in drei Raten. Ohne Agentur dazwischen.'
export const chooseYourDates = 'Zeitraum wählen'
export const bookNow = 'Jetzt buchen'
export const viewGallery = 'Zur Galerie'
export const mapOfTheVillas = 'Karte der Villen und der Küste ringsum'
export const showTheMap = 'Karte anzeigen'
export const theMapComesFromOpenstreetmap = 'Die Karte kommt von openstreetmap.org und wird erst auf Ihren Wunsch geladen.'
export const openItInANew = 'In neuem Tab öffnen'
export const findFreeDates = 'Freie Termine finden'
export const checkIn = 'Anreise'
export const checkOut = 'Abreise'
export const guests = 'Gäste'
export const seePrices = 'Preise ansehen'
export const fiveOfFiveStars = 'Fünf von fünf Sternen'
export const fourHousesOneGarden = 'Vier Häuser, ein Garten und an seinem Ende das Meer'
export const fourMaisonettesWithSeaViews =
  'Vier Maisonetten mit Meerblick teilen sich einen Garten mit Pool und Sonnenterrasse. Jede Villa hat ihre eigene Terrasse und ihren Parkplatz; abends trifft man sich am langen Tisch am Grill.'
export const exploreTheProperty = 'Die Anlage ansehen'
export const nearbyAttractions = 'In der Umgebung'
export const toAQuietBeachDown = 'zu einem ruhigen Strand, den Gartenweg hinunter'
export const toATraditionalVillage = 'in ein altes Dorf mit seinem Markt'
export const toTheNearestInternationalAirport = 'zum nächsten internationalen Flughafen, anderthalb Stunden mit dem Auto'
export const yourHosts = 'Ihre Gastgeber'
export const portraitOf = (names: string): string => `Porträt von ${names}`

true satisfies Translated<typeof import('../en/home.ts'), typeof import('./home.ts')>

export const checkInCheckOut = 'Anreise – Abreise'
export const addYourDays = 'Daten wählen'

export const quietBeach = 'Ruhiger Strand'
export const village = 'Dorf'
export const airport = 'Flughafen'
export const mountAthos = 'Berg Athos'
