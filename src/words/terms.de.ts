export const termsConditions = 'Allgemeine Geschäftsbedingungen'
export const howAStayIsBooked = 'Wie ein Aufenthalt gebucht, bezahlt, geändert und storniert wird und bei wem Sie buchen.'
export const version = (termsVersion: string | number): string => `Fassung ${termsVersion}`
export const cardPaymentsInDinars = 'Kartenzahlungen in Dinar'
export const disputeBodies = 'Stellen zur außergerichtlichen Streitbeilegung'
export const onlyInEnglish = 'Dieser Text ist auf Englisch.'
