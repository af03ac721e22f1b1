import { tenths } from './numbers.sr.ts'

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
