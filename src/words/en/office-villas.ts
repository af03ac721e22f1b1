import type { CountedFact } from '#domain/villas/family-facts.ts'
import * as counts from './counts.ts'

export const pagesOfVillas = 'Pages of villas'
export const manageVillas = 'Manage Villas'
export const addVilla = 'Add Villa'
export const villaLoadingError = (error: string | number): string => `Villa loading error: ${error}`
export const nothingWasLostPleaseLook = 'Nothing was lost. Please look again in a moment.'
export const thereAreNoVillasYet = 'There are no villas yet. Add the first one.'
export const deleteIt = (text: string | number): string => `Delete ${text}`
export const deleteIt2 = 'Delete'
export const deleting = 'Deleting …'
export const areYouSureYouWant = 'Are you sure you want to delete this villa? This action cannot be undone.'
export const aVillaThatHasBookings =
  'A villa that has bookings is withdrawn from sale and from the site; its bookings stay, and you can bring it back.'
export const aFeatureNeedsBoth = 'A feature needs both a title and a description.'
export const couldNotSaveVillaData = 'Could not save villa data'
export const villaCreated = 'Villa Created'
export const villaUpdated = 'Villa Updated'
export const couldNotDeleteVilla = 'Could not delete villa'
export const villaDeleted = 'Villa Deleted'
export const villaBroughtBack = 'Villa Brought Back'
export const invalidFile = 'Invalid File'
export const uploadFailed = 'Upload Failed'
export const address = (label: string | number): string => `${label}: address`
export const pictures = '/pictures/…'
export const uploadAFile = (label: string | number): string => `${label}: upload a file`
export const uploading = 'Uploading …'
export const edit = (name: string | number): string => `Edit ${name}`
export const name = 'Name'
export const nameInGreekLetters = 'Name in Greek letters'
export const meaning = 'Meaning'
export const claim = 'Tagline'
export const atMost1000CharactersCards = 'At most 1000 characters; cards show the first 150.'
export const description = 'Description'
export const atMost5000Characters = 'At most 5000 characters.'
export const sizeM = 'Size (m²)'
export const guests = 'Guests'
export const bathrooms = 'Bathrooms'
export const doubleBeds = 'Double beds'
export const singleBeds = 'Single beds'
export const sofaBeds = 'Sofa beds'
export const view = 'View'
export const viewSuchAs = 'Such as: garden and sea. Up to 120 characters.'
export const beachDistance = 'Distance to the beach (m)'
export const mainImage = 'Main image'
export const features = 'Features'
export const feature = 'Feature'
export const title = (label: string | number): string => `${label}: title`
export const title2 = 'Title'
export const description2 = (label: string | number): string => `${label}: description`
export const amenities = 'Amenities'
export const amenity = 'Amenity'
export const images = 'Images'
export const image = 'Image'
export const withdrawnVillas = 'Withdrawn villas'
export const neitherShownNorSold = 'Neither shown nor sold; their bookings stay. Brought back, a villa is as it was.'
export const withdrawn = (withdrawnAt: string | number): string => `Withdrawn ${withdrawnAt}`
export const oneMoment = 'One moment …'
export const bringBack = 'Bring back'
export const villa = 'villa'
export const seePage = 'See its page'
export const guide = 'Guide'
export const guideTo = (villa: string): string => `Guide to ${villa}`
export const allVillas = 'All villas'
export const whoReadsTheGuide =
  'Guests read directions and house guide on the page of their stay from the day it is paid in full until they leave, and the door code from three days before arrival.'
export const directions = 'Directions'
export const houseGuide = 'House guide'
export const textHint = 'A blank line begins a new paragraph, “## ” a heading.'
export const doorCode = 'Door code'
export const doorCodeKept = 'A door code is kept. It is not shown here; write a new one to replace it.'
export const noDoorCode = 'No door code is kept yet.'
export const removeDoorCode = 'Remove the door code'
export const saveGuide = 'Save guide'
export const saving = 'Saving …'
export const guideSaved = 'The guide is saved'
export const roomsAndBeds = 'Rooms and beds'
export const room = 'Room'
export const nameOf = (label: string): string => `${label}: name`
export const bedsOf = (label: string): string => `${label}: beds`
export const roomSuchAs = 'First bedroom'
export const bedsSuchAs = 'Double bed, balcony over the sea'
export const captionOf = (label: string): string => `${label}: caption`
export const captionSuchAs = 'Caption, such as Kitchen'
export const captionOfMainImage = 'Caption of the main image'
export const floorPlan = 'Floor plan'
export const registrationKind = 'Greek registration'
export const registrationNumber = 'Registration number'
export const levyClass = 'Class of the climate levy'
export const levyClassMeans = 'The amounts of each class are under Pricing, Climate levy.'
export const cancellation = 'Cancellation policy of this villa'
export const cancellationMeans =
  'One row a line: days before arrival, and how much of what was paid is refunded, such as 21: 70. Empty: the policy of the settings. Bookings keep the one they were made with.'
/** Titles of the parts of a villa's form. */
export const parts = {
  texts: 'Name and texts',
  size: 'Size, rooms and beds',
  pictures: 'Pictures and floor plan',
  offers: 'What it offers',
  law: 'Registration and cancellation',
}
export const comingStays = (stays: number): string => `${counts.stays(stays)} in this villa ${stays === 1 ? 'is' : 'are'} still to come`
export const comingStaysStaySold =
  'They stay sold, and ‘Needs attention’ lists them. Host the guests, move the stays to another villa, or cancel them.'
export const factsLeftOut = 'Guests see only what you fill in. Leave out what you are not sure of.'
export const notTold = 'Not said'
export const countedUnits: Record<CountedFact, string> = {
  stairs: 'Steps inside',
  poolDistance: 'Metres to the pool',
  poolDepth: 'Greatest depth of the pool in centimetres',
}
