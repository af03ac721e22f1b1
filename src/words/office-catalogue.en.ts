import { tenths } from './numbers.en.ts'

export const amenity = 'Amenity'
export const amenities = 'Amenities'
export const failedToFetchAmenities = 'Failed to fetch amenities'
export const attraction = 'Attraction'
export const attractions = 'Attractions'
export const failedToLoadAttractions = 'Failed to load attractions'
export const pleaseChooseAnImageFile = 'Please choose an image file.'
export const exceeds10mbLimit = (name: string | number): string => `${name} exceeds 10MB limit.`
export const invalidFileTypeOnlyJpeg = 'Invalid file type. Only JPEG, PNG, GIF, and WebP are allowed.'
export const fileTooLargeMaximumSize = (megabytes: number): string =>
  `File too large. Maximum size is 5MB (current: ${tenths(megabytes)}MB)`
export const accessDeniedAdminPrivilegesRequired = 'Access Denied: Admin privileges required'
export const failedToConnectToServer = 'Failed to connect to server'
export const all = 'All'
export const add = (one: string | number): string => `Add ${one}`
export const categories = 'Categories'
export const nothingWasLostPleaseLook = 'Nothing was lost. Please look again in a moment.'
export const noAmenities = 'No amenities found for this category.'
export const noAttractions = 'No attractions found for this category.'
export const deleteIt = (one: string | number): string => `Delete ${one}`
export const deleteIt2 = 'Delete'
export const deleting = 'Deleting …'
export const areYouSureYouWant = (title: string | number): string =>
  `Are you sure you want to delete "${title}"? This action cannot be undone.`
export const featured = 'Featured'
export const edit = 'Edit'
export const saving = 'Saving …'
export const save = 'Save'
export const cancel = 'Cancel'
export const optional = '(optional)'
export const preview = (label: string | number): string => `Preview: ${label}`
export const pictures = '/pictures/…'
export const address = (label: string | number): string => `${label}: address`
export const uploadAFile = (label: string | number): string => `${label}: upload a file`
export const clear = 'Clear'
export const uploading = 'Uploading …'
export const couldNotSaveAttraction = 'Could not save attraction'
export const pleaseFillInAllRequired = 'Please fill in all required fields.'
export const title = 'Title'
export const description = 'Description'
export const distance = 'Distance'
export const location = 'Location'
export const category = 'Category'
export const attractionCreated = 'Attraction Created'
export const attractionUpdated = 'Attraction Updated'
export const couldNotDeleteAttraction = 'Could not delete attraction'
export const attractionDeleted = 'Attraction Deleted'
export const beaches = 'Beaches'
export const dining = 'Dining'
export const activities = 'Activities'
export const sightseeing = 'Sightseeing'
export const editAttraction = 'Edit Attraction'
export const addAttraction = 'Add Attraction'
export const n12Km = '12 km'
export const imageUrl = 'Image URL'
export const pleaseChoose = 'Please choose'
export const failedToCreateAmenity = 'Failed to create amenity'
export const failedToUpdateAmenity = 'Failed to update amenity'
export const failedToDeleteAmenity = 'Failed to delete amenity'
export const editAmenity = 'Edit Amenity'
export const addAmenity = 'Add Amenity'
export const icon = 'Icon'
export const featureImage = 'Feature Image'
export const characters = (length: string | number, longest: string | number): string => `${length}/${longest} characters`
export const isRequired = (label: string | number): string => `${label} is required`
