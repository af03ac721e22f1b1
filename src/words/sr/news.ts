import type { Translated } from '../translated.ts'

export const title = 'Novosti emailom'
export const agree = 'Šaljite mi povremeno emailom novosti i ponude vila'
export const how =
  'Ovo možete da promenite u svako doba, ovde ili preko linka u svakom takvom emailu. Emailovi o Vašim boravcima stižu u svakom slučaju.'
export const save = 'Sačuvajte'
export const saving = 'Čuvanje …'
export const saved = 'Sačuvano'
export const notSaved = 'Nije sačuvano'
export const getting = 'Na ovu adresu stižu novosti i ponude vila emailom.'
export const gone = 'Ne dobijate novosti vila emailom.'
export const after = 'Emailovi o Vašim boravcima i dalje stižu.'
export const unsubscribe = 'Odjavite se'
export const undo = 'Poništite'
export const oneMoment = 'Trenutak …'
export const unsubscribed = 'Odjavljeni ste'
export const again = 'Ponovo dobijate novosti emailom'
export const failed = 'Nije uspelo'
export const description = 'Da li dobijate novosti vila emailom.'

true satisfies Translated<typeof import('../en/news.ts'), typeof import('./news.ts')>
