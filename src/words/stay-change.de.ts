export const changeYourStay = 'Aufenthalt ändern'
export const otherDatesOrVilla = 'Ein anderer Zeitraum oder eine andere Villa für Ihren Aufenthalt und was das kostet.'
export const now = (villa: string, from: string, until: string): string => `Jetzt: ${villa}, ${from} bis ${until}`
export const cannotBeChanged = 'Dieser Aufenthalt kann hier nicht geändert werden'
export const whatWouldYouLike = 'Was möchten Sie?'
export const villa = 'Villa'
export const guests = 'Gäste'
export const showTheDifference = 'Unterschied zeigen'
export const oneMoment = 'Einen Moment …'
export const notPossible = 'Nicht möglich'
export const nothingIsChanged = 'Nichts wurde geändert.'
export const theDifference = 'Der Unterschied'
export const staysAt = (villa: string, from: string, until: string, guests: string): string => `${villa}, ${from} bis ${until}, ${guests}`
export const priceBefore = 'Bisheriger Preis'
export const priceNow = 'Neuer Preis'
export const alreadyPaid = 'Schon bezahlt'
export const toPayNow = 'Jetzt zu bezahlen'
export const refund = 'Wird Ihnen erstattet'
export const nothingToPay = 'Jetzt ist nichts zu bezahlen, und es wird nichts erstattet.'
export const keptOfDifference = (kept: string): string =>
  `Nach den Stornobedingungen werden ${kept} der Preissenkung nicht erstattet; sie sind im neuen Preis enthalten.`
export const laterPayments = 'Spätere Zahlungen'
export const dueBy = (amount: string, day: string): string => `${amount} bis ${day}`
export const howItWorks =
  'Die neuen Nächte werden freigehalten, während Sie bezahlen. Ihre alten Nächte bleiben Ihre, bis die Bank die Zahlung genehmigt hat; tut sie das nicht, ändert sich nichts.'
export const atOnce = 'Die Nächte werden sofort getauscht, und die alten sind für andere frei. Das lässt sich nicht rückgängig machen.'
export const changeAndPay = (amount: string): string => `Ändern und ${amount} bezahlen`
export const changeAndReturn = (amount: string): string => `Jetzt ändern, ${amount} werden erstattet`
export const sendMeTheCode = 'Ändern: Code schicken'
export const askYourHosts = 'Gastgeber fragen'
export const hostsAgreeFirst = 'Ihre Gastgeber möchten einer Änderung zuerst zustimmen. Bis dahin wird nichts bezahlt oder freigehalten.'
export const weAskedYourHosts = 'Wir haben Ihre Gastgeber gefragt'
export const weEmailYou = 'Sie bekommen eine E-Mail, sobald sie entschieden haben. Bis dahin bleibt Ihr Aufenthalt, wie er war.'
export const hostsRefused = 'Ihre Gastgeber konnten diesem Zeitraum früher nicht zustimmen. Sie können noch einmal fragen.'
export const changeNow = 'Jetzt ändern'
export const notChanged = 'Nicht geändert'
export const isChanged = 'Ihr Aufenthalt ist geändert'
