import { formsIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import { formatNumber, tenths } from './numbers.ts'

export const amenity = 'Sadržaj'
export const amenities = 'Sadržaji'
export const failedToFetchAmenities = 'Sadržaji nisu učitani'
export const attraction = 'Mesto u okolini'
export const attractions = 'Okolina'
export const failedToLoadAttractions = 'Mesta u okolini nisu učitana'
export const pleaseChooseAnImageFile = 'Izaberite sliku.'
export const exceeds10mbLimit = (name: string | number): string => `${name} je veća od 10 MB.`
export const invalidFileTypeOnlyJpeg = 'Vrsta datoteke nije ispravna. Dozvoljene su JPEG, PNG, GIF i WebP.'
export const fileTooLargeMaximumSize = (megabytes: number): string =>
  `Datoteka je prevelika. Najviše je 5 MB (ova ima ${tenths(megabytes)} MB)`
export const accessDeniedAdminPrivilegesRequired = 'Pristup nije dozvoljen: potrebna su administratorska prava'
export const failedToConnectToServer = 'Veza sa serverom nije uspela'
export const all = 'Sve'
export const add = (one: string | number): string => `Dodajte: ${one}`
export const categories = 'Kategorije'
export const nothingWasLostPleaseLook = 'Ništa nije izgubljeno. Pogledajte ponovo za koji trenutak.'
export const noAmenities = 'U ovoj kategoriji nema sadržaja.'
export const noAttractions = 'U ovoj kategoriji nema ničega iz okoline.'
export const deleteIt = (one: string | number): string => `Brisanje: ${one}`
export const deleteIt2 = 'Obrišite'
export const deleting = 'Brišemo…'
export const areYouSureYouWant = (title: string | number): string =>
  `Da li zaista želite da obrišete „${title}“? Ovo ne može da se poništi.`
export const featured = 'Istaknuto'
export const edit = 'Izmenite'
export const saving = 'Čuvamo…'
export const save = 'Sačuvajte'
export const cancel = 'Odustanite'
export const optional = '(nije obavezno)'
export const preview = (label: string | number): string => `Prikaz: ${label}`
export const pictures = '/pictures/…'
export const address = (label: string | number): string => `${label}: adresa`
export const uploadAFile = (label: string | number): string => `${label}: pošaljite datoteku`
export const clear = 'Uklonite'
export const uploading = 'Šaljemo…'
export const couldNotSaveAttraction = 'Mesto nije sačuvano'
export const pleaseFillInAllRequired = 'Popunite sva obavezna polja.'
export const title = 'Naslov'
export const description = 'Opis'
export const distance = 'Udaljenost'
export const location = 'Mesto'
export const category = 'Kategorija'
export const attractionCreated = 'Mesto je dodato'
export const attractionUpdated = 'Mesto je izmenjeno'
export const couldNotDeleteAttraction = 'Mesto nije obrisano'
export const attractionDeleted = 'Mesto je obrisano'
export const beaches = 'Plaže'
export const dining = 'Restorani'
export const activities = 'Aktivnosti'
export const sightseeing = 'Znamenitosti'
export const editAttraction = 'Izmena mesta u okolini'
export const addAttraction = 'Dodajte mesto u okolini'
export const n12Km = '12 km'
export const imageUrl = 'Adresa slike'
export const pleaseChoose = 'Izaberite'
export const failedToCreateAmenity = 'Sadržaj nije dodat'
export const failedToUpdateAmenity = 'Sadržaj nije izmenjen'
export const failedToDeleteAmenity = 'Sadržaj nije obrisan'
export const editAmenity = 'Izmena sadržaja'
export const addAmenity = 'Dodajte sadržaj'
export const icon = 'Ikona'
export const featureImage = 'Slika'
export const characters = (length: string | number, longest: string | number): string => `znakova: ${length}/${longest}`
export const isRequired = (label: string | number): string => `Obavezno polje: ${label}`

const form = formsIn('sr')

export const allPictures = 'Sve'
export const galleryManagement = 'Galerija'
export const uploadImages = 'Pošaljite slike'
export const couldNotLoadImages = 'Slike nisu učitane.'
export const noImagesFound = 'U ovoj kategoriji nema slika.'
export const deleteImage = 'Brisanje slike'
export const deletePicture = 'Obrišite'
export const areYouSureAboutPicture = 'Da li zaista želite da obrišete ovu sliku? Ovo ne može da se poništi.'
export const featuredPicture = 'Istaknuto'
export const updateFailed = 'Izmena nije uspela'
export const imageUpdated = 'Slika je izmenjena'
export const deleteFailed = 'Brisanje nije uspelo'
export const imageDeleted = 'Slika je obrisana'
export const adminPrivilegesRequired = 'Potrebna su administratorska prava'
export const theServerAnswered = (status: string | number): string => `Odgovor servera: ${status}`
export const ready = 'Spremno'
export const uploaded = 'Poslato'
export const refused = 'Odbijeno'
export const sentBeingPrepared = 'Poslato, pripremamo…'
export const progressOf = (name: string | number): string => `Napredak: ${name}`
export const takeOffTheList = (name: string | number): string => `Uklonite sa spiska: ${name}`
export const editImage = 'Izmena slike'
export const alternativeText = 'Opis slike'
export const whatIsSeen = 'Šta se na njoj vidi, za one koji je ne vide i za pretraživače.'
export const uploadingNeedsScripts = 'Za slanje su potrebne skripte'
export const pleaseAllowScripts = 'Dozvolite skripte za ovaj sajt.'
export const noFiles = 'Nema datoteka'
export const pleaseSelectFilesFirst = 'Prvo izaberite datoteke.'
export const categoryRequired = 'Potrebna je kategorija'
export const pleaseSelectACategory = 'Izaberite kategoriju.'
export const uploadSuccessful = 'Slanje je uspelo'
export const imageSUploadedSuccessfully = (good: string | number): string =>
  `${form(Number(good), { one: 'Poslata je', few: 'Poslate su', other: 'Poslato je' })} ${good} ${form(Number(good), { one: 'slika', few: 'slike', other: 'slika' })}.`
export const uploadFailed = 'Slanje nije uspelo'
export const noImageWentInEach = 'Nijedna slika nije primljena; uz svaku piše zašto.'
export const dropPicturesHereOrChoose = 'Prevucite slike ovde, ili ih izaberite'
export const jpegPngGifOrWebp = 'JPEG, PNG, GIF ili WebP, najviše 10 MB po slici.'
export const upload = (text: string | number): string => `Pošaljite${text}`
export const invalidFileType = 'Vrsta datoteke nije ispravna'
export const isNotASupportedImage = (name: string | number): string => `${name} nije podržan format slike.`
export const fileTooLarge = 'Datoteka je prevelika'
export const isAVideo = (name: string): string =>
  `${name} nije podržan format slike. To je video, a video ovde ne može da se prikaže: izaberite slike.`
export const whatIsSeenOnIt = 'Šta se na njoj vidi'
export const onPicture = (name: string): string => `(${name})`
export const dragOrUseArrows = 'Gosti vide slike ovim redom. Prevucite sliku na drugo mesto, ili koristite strelice ispod nje.'
export const earlier = (alt: string): string => `Pomerite napred: ${alt}`
export const later = (alt: string): string => `Pomerite nazad: ${alt}`
export const moved = 'Redosled je promenjen'
export const isNow = (alt: string, place: number, all: number): string => `${alt}: sada slika ${place} od ${formatNumber(all)}.`
export const notMoved = 'Redosled nije promenjen'

true satisfies Translated<typeof import('../en/office-catalogue.ts'), typeof import('./office-catalogue.ts')>
