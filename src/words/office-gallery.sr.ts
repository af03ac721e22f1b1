import { formsIn } from './counting.ts'
import { writtenNumber } from './numbers.sr.ts'

const form = formsIn('sr')

export const all = 'Sve'
export const galleryManagement = 'Galerija'
export const uploadImages = 'Pošaljite slike'
export const categories = 'Kategorije'
export const couldNotLoadImages = 'Slike nisu učitane.'
export const noImagesFound = 'U ovoj kategoriji nema slika.'
export const deleteImage = 'Brisanje slike'
export const deleteIt = 'Obrišite'
export const deleting = 'Brišemo…'
export const areYouSureYouWant = 'Da li zaista želite da obrišete ovu sliku? Ovo ne može da se poništi.'
export const featured = 'Istaknuto'
export const updateFailed = 'Izmena nije uspela'
export const imageUpdated = 'Slika je izmenjena'
export const deleteFailed = 'Brisanje nije uspelo'
export const imageDeleted = 'Slika je obrisana'
export const failedToConnectToServer = 'Veza sa serverom nije uspela'
export const adminPrivilegesRequired = 'Potrebna su administratorska prava'
export const theServerAnswered = (status: string | number): string => `Odgovor servera: ${status}`
export const ready = 'Spremno'
export const uploading = 'Šaljemo…'
export const uploaded = 'Poslato'
export const refused = 'Odbijeno'
export const sentBeingPrepared = 'Poslato, pripremamo…'
export const progressOf = (name: string | number): string => `Napredak: ${name}`
export const takeOffTheList = (name: string | number): string => `Uklonite sa spiska: ${name}`
export const edit = 'Izmenite'
export const editImage = 'Izmena slike'
export const alternativeText = 'Opis slike'
export const whatIsSeen = 'Šta se na njoj vidi, za one koji je ne vide i za pretraživače.'
export const category = 'Kategorija'
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
export const pleaseChoose = 'Izaberite'
export const dropPicturesHereOrChoose = 'Prevucite slike ovde, ili ih izaberite'
export const jpegPngGifOrWebp = 'JPEG, PNG, GIF ili WebP, najviše 10 MB po slici.'
export const upload = (text: string | number): string => `Pošaljite${text}`
export const invalidFileType = 'Vrsta datoteke nije ispravna'
export const isNotASupportedImage = (name: string | number): string => `${name} nije podržan format slike.`
export const fileTooLarge = 'Datoteka je prevelika'
export const exceeds10mbLimit = (name: string | number): string => `${name} je veća od 10 MB.`
export const isAVideo = (name: string): string =>
  `${name} nije podržan format slike. To je video, a video ovde ne može da se prikaže: izaberite slike.`
export const whatIsSeenOnIt = 'Šta se na njoj vidi'
export const onPicture = (name: string): string => `(${name})`
export const dragOrUseArrows = 'Gosti vide slike ovim redom. Prevucite sliku na drugo mesto, ili koristite strelice ispod nje.'
export const earlier = (alt: string): string => `Pomerite napred: ${alt}`
export const later = (alt: string): string => `Pomerite nazad: ${alt}`
export const moved = 'Redosled je promenjen'
export const isNow = (alt: string, place: number, all: number): string => `${alt}: sada slika ${place} od ${writtenNumber(all)}.`
export const notMoved = 'Redosled nije promenjen'
