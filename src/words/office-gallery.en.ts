import { writtenNumber } from './numbers.en.ts'

export const all = 'All'
export const galleryManagement = 'Gallery Management'
export const uploadImages = 'Upload Images'
export const categories = 'Categories'
export const couldNotLoadImages = 'Could not load images.'
export const noImagesFound = 'No images found in this category.'
export const deleteImage = 'Delete image'
export const deleteIt = 'Delete'
export const deleting = 'Deleting …'
export const areYouSureYouWant = 'Are you sure you want to delete this image? This action cannot be undone.'
export const featured = 'Featured'
export const updateFailed = 'Update Failed'
export const imageUpdated = 'Image Updated'
export const deleteFailed = 'Delete Failed'
export const imageDeleted = 'Image Deleted'
export const failedToConnectToServer = 'Failed to connect to server'
export const adminPrivilegesRequired = 'Admin privileges required'
export const theServerAnswered = (status: string | number): string => `The server answered ${status}`
export const ready = 'Ready'
export const uploading = 'Uploading …'
export const uploaded = 'Uploaded'
export const refused = 'Refused'
export const sentBeingPrepared = 'Sent, being prepared …'
export const progressOf = (name: string | number): string => `Progress of ${name}`
export const takeOffTheList = (name: string | number): string => `Take ${name} off the list`
export const edit = 'Edit'
export const editImage = 'Edit Image'
export const alternativeText = 'Alternative text'
export const whatIsSeen = 'What is seen on it, for those who do not see it and for search engines.'
export const category = 'Category'
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
export const pleaseChoose = 'Please choose'
export const dropPicturesHereOrChoose = 'Drop pictures here, or choose them'
export const jpegPngGifOrWebp = 'JPEG, PNG, GIF or WebP, at most 10 MB each.'
export const upload = (text: string | number): string => `Upload${text}`
export const invalidFileType = 'Invalid File Type'
export const isNotASupportedImage = (name: string | number): string => `${name} is not a supported image format.`
export const fileTooLarge = 'File Too Large'
export const exceeds10mbLimit = (name: string | number): string => `${name} exceeds 10MB limit.`
export const isAVideo = (name: string): string =>
  `${name} is not a supported image format. It is a video, and videos cannot be shown here: please choose pictures.`
export const whatIsSeenOnIt = 'What is seen on it'
export const onPicture = (name: string): string => `(${name})`
export const dragOrUseArrows = 'Guests see the pictures in this order. Drag a picture to another place, or use the arrows below it.'
export const earlier = (alt: string): string => `Move ${alt} earlier`
export const later = (alt: string): string => `Move ${alt} later`
export const moved = 'Order changed'
export const isNow = (alt: string, place: number, all: number): string => `${alt} is now picture ${place} of ${writtenNumber(all)}.`
export const notMoved = 'The order could not be changed'
