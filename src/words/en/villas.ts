import { countingIn } from '../counting.ts'

export const seasideLocation = 'Seaside Location'
export const aHundredMetres = 'A hundred metres from a quiet beach, with the sea in view.'
export const modernAmenities = 'Modern Amenities'
export const everythingAWeekAway = 'Everything you need for a week away from home.'
export const freeWifi = 'Free WiFi'
export const airConditioning = 'Air Conditioning'
export const privateParking = 'Private Parking'
export const seaView = 'Sea View'
export const kitchen = 'Kitchen'
export const terrace = 'Terrace'
export const upTo = (capacity: string | number): string => `Up to ${capacity}`
export const noImageAvailable = 'No Image Available'
export const villa = 'Villa'
export const viewDetails = 'View Details'
export const bookNow = 'Book Now'
export const thisVillaCannotBeShown = 'This villa cannot be shown right now'
export const unableToLoadVillaInformation = (error: string | number): string => `Unable to load villa information: ${error}`
export const nothingWasLostPleaseTry = 'Nothing was lost. Please try again in a moment.'
export const returnToAllVillas = 'Return to All Villas'
export const nothingWasLostPleaseLoad = 'Nothing was lost. Please load the page again in a moment.'
export const noVillasAreCurrentlyAvailable = 'No villas are currently available. Please check back soon.'
export const villaOverview = 'Villa Overview'
export const bookThisVilla = 'Book This Villa'
export const houseRulesAndDeposit = 'House rules and deposit'
export const whereItIs = 'Where it is'
export const amenities = 'Amenities'
export const backToAllVillas = 'Back to All Villas'
export const noImagesAvailable = 'No images available'
export const checkAvailabilityBook = 'Check Availability & Book'
export const bookingConfirmed = 'Booking Confirmed!'
export const pagesOfVillas = 'Pages of villas'
export const theVillas = 'The villas'
export const fourSeaViewVillasAround = 'Four sea-view villas around one garden and pool: their rooms, beds, sizes and character.'
export const fourMaisonettesAroundOneGarden =
  'Four maisonettes around one garden, a hundred metres from the water. Look around, then choose your dates.'
export const viewGallery = 'View Gallery'
export const loadingVillaInformation = 'Loading villa information...'
export const inGreek = (meaning: string): string | null => `${meaning} in Greek`
export const freeNightsAndPrices = 'Free nights and prices'
export const roomsAndBeds = 'Rooms and beds'

const counting = countingIn('en')

export const capacity = counting({ one: 'Guest', other: 'Guests' })
export const bathrooms = counting({ one: 'Bathroom', other: 'Bathrooms' })

const doubleBeds = counting({ one: 'Double Bed', other: 'Double Beds' })
const singleBeds = counting({ one: 'Single Bed', other: 'Single Beds' })
const sofaBeds = counting({ one: 'Sofa Bed', other: 'Sofa Beds' })

type Beds = { double: number; single: number; sofa: number }

/** '2 Double Beds, 1 Single Bed', or 'No beds configured'. */
export function bedConfiguration({ double, single, sofa }: Beds): string {
  const parts = [double > 0 && doubleBeds(double), single > 0 && singleBeds(single), sofa > 0 && sofaBeds(sofa)]
  return parts.filter(Boolean).join(', ') || 'No beds configured'
}

export const outsideAndMore = 'Outside and more'
