export const join = 'Pridružite se administraciji'
export const joinDescription = 'Postavite lozinku i pridružite se administraciji.'
export const youAreInvited = (role: string): string => `Pozvani ste kao: ${role}.`
export const yourAddress = (email: string): string => `Prijavljivaćete se sa adresom ${email}.`
export const guestAccountGoesOn =
  'Ako imate nalog sa ovom adresom, on dobija tu ulogu: stara lozinka i pristupni ključevi prestaju da važe, a rezervacije ostaju.'
export const yourName = 'Vaše ime i prezime'
export const newPassword = 'Nova lozinka'
export const joining = 'Pridružujemo Vas…'
export const couldNotJoin = 'Pridruživanje nije uspelo'
export const joined = 'Pridružili ste se'
export const signInNow = 'Prijavite se novom lozinkom.'
export const invitationOver = 'Ovaj poziv ne važi'
export const askForAnother = 'Link može da se upotrebi jednom, u roku od sedam dana. Zamolite vlasnika koji Vas je pozvao da pošalje novi.'
