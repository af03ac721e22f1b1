import { formatNumber, tenths } from './numbers.ts'

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

export const allPictures = 'All'
export const galleryManagement = 'Gallery Management'
export const uploadImages = 'Upload Images'
export const couldNotLoadImages = 'Could not load images.'
export const noImagesFound = 'No images found in this category.'
export const deleteImage = 'Delete image'
export const deletePicture = 'Delete'
export const areYouSureAboutPicture = 'Are you sure you want to delete this image? This action cannot be undone.'
export const featuredPicture = 'Featured'
export const updateFailed = 'Update Failed'
export const imageUpdated = 'Image Updated'
export const deleteFailed = 'Delete Failed'
export const imageDeleted = 'Image Deleted'
export const adminPrivilegesRequired = 'Admin privileges required'
export const theServerAnswered = (status: string | number): string => `The server answered ${status}`
export const ready = 'Ready'
export const uploaded = 'Uploaded'
export const refused = 'Refused'
export const sentBeingPrepared = 'Sent, being prepared …'
export const progressOf = (name: string | number): string => `Progress of ${name}`
export const takeOffTheList = (name: string | number): string => `Take ${name} off the list`
export const editImage = 'Edit Image'
export const alternativeText = 'Alternative text'
export const whatIsSeen = 'What is seen on it, for those who do not see it and for search engines.'
export const uploadingNeedsScripts = 'Uploading needs scripts'
export const pleaseAllowScripts = 'Please allow scripts for this site.'
export const noFiles = 'No Files'
export const pleaseSelectFilesFirst = 'Please select files first.'
export const categoryRequired = 'Category Required'
export const pleaseSelectACategory = 'Please select a category.'
export const uploadSuccessful = 'Upload Successful'
export const imageSUploadedSuccessfully = (good: string | number): string => `${good} image(s) uploaded successfully.`
export const uploadFailed = 'Upload Failed'
export const noImageWentInEach = 'No image went in; each says why.'
export const dropPicturesHereOrChoose = 'Drop pictures here, or choose them'
export const jpegPngGifOrWebp = 'JPEG, PNG, GIF or WebP, at most 10 MB each.'
export const upload = (text: string | number): string => `Upload${text}`
export const invalidFileType = 'Invalid File Type'
export const isNotASupportedImage = (name: string | number): string => `${name} is not a supported image format.`
export const fileTooLarge = 'File Too Large'
export const isAVideo = (name: string): string =>
  `${name} is not a supported image format. It is a video, and videos cannot be shown here: please choose pictures.`
export const whatIsSeenOnIt = 'What is seen on it'
export const onPicture = (name: string): string => `(${name})`
export const dragOrUseArrows = 'Guests see the pictures in this order. Drag a picture to another place, or use the arrows below it.'
export const earlier = (alt: string): string => `Move ${alt} earlier`
export const later = (alt: string): string => `Move ${alt} later`
export const moved = 'Order changed'
export const isNow = (alt: string, place: number, all: number): string => `${alt} is now picture ${place} of ${formatNumber(all)}.`
export const notMoved = 'The order could not be changed'
