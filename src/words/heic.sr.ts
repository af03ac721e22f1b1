/** Follows the message that a file is not a picture that can be uploaded. */
export const heicHelp =
  'Ovo je HEIC slika sa iPhone-a, koju mnogi pregledači ne mogu da prikažu. Na iPhone-u otvorite Podešavanja, Kamera, Formati i izaberite najkompatibilniji format, ili pre slanja sačuvajte sliku kao JPEG.'
