export const termsConditions = 'Opšti uslovi'
export const howAStayIsBooked = 'Kako se boravak rezerviše, plaća, menja i otkazuje, i sa kim zaključujete ugovor.'
export const version = (termsVersion: string | number): string => `Verzija ${termsVersion}`
export const cardPaymentsInDinars = 'Plaćanje karticom u dinarima'
export const disputeBodies = 'Tela za vansudsko rešavanje potrošačkih sporova'
export const onlyInEnglish = 'Ovaj tekst je na engleskom.'
