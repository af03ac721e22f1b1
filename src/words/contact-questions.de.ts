export const didYouMean = (meant: string, typed: string) =>
  `Meinten Sie ${meant}? Wenn ${typed} richtig ist, senden Sie das Formular bitte noch einmal ab.`
export const isNumberRight = (phone: string) =>
  `Ist ${phone} vollständig, mit Ländervorwahl, zum Beispiel +49? Wenn die Nummer richtig ist, senden Sie das Formular bitte noch einmal ab.`
