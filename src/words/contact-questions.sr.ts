export const didYouMean = (meant: string, typed: string) =>
  `Da li ste mislili ${meant}? Ako je ${typed} tačno, pošaljite obrazac još jednom.`
export const isNumberRight = (phone: string) =>
  `Da li je broj ${phone} potpun, sa pozivnim brojem zemlje, na primer +381? Ako je tačan, pošaljite obrazac još jednom.`
