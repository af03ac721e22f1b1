export const sendAnother = 'Pošaljite novi kod'
export const oneMoment = 'Samo trenutak…'
export const codeSent = (email: string): string => `Poslali smo šestocifreni kod na ${email}. Važi deset minuta.`
export const nothingThere = 'Ništa nije stiglo? Pogledajte i u neželjenoj pošti.'
export const noMailServer = 'Server za e-poštu nije podešen'
export const theOwnersReadIt = 'Ovo je probni sajt: kod je u administraciji, pod „Poruke“.'
