import type { Translated } from '../translated.ts'

export const title = 'Neuigkeiten per E-Mail'
export const agree = 'Schreiben Sie mir ab und zu per E-Mail Neuigkeiten und Angebote der Villen'
export const how =
  'Sie können das jederzeit ändern, hier oder über den Link in jeder solchen E-Mail. E-Mails zu Ihren Aufenthalten bekommen Sie in jedem Fall.'
export const save = 'Speichern'
export const saving = 'Speichern …'
export const saved = 'Gespeichert'
export const notSaved = 'Nicht gespeichert'
export const getting = 'Diese Adresse bekommt Neuigkeiten und Angebote der Villen per E-Mail.'
export const gone = 'Sie bekommen keine Neuigkeiten der Villen per E-Mail.'
export const after = 'E-Mails zu Ihren Aufenthalten kommen weiterhin.'
export const unsubscribe = 'Abbestellen'
export const undo = 'Rückgängig machen'
export const oneMoment = 'Einen Moment …'
export const unsubscribed = 'Sie haben die Neuigkeiten abbestellt'
export const again = 'Sie bekommen wieder Neuigkeiten per E-Mail'
export const failed = 'Das hat nicht funktioniert'
export const description = 'Ob Sie Neuigkeiten der Villen per E-Mail bekommen.'

true satisfies Translated<typeof import('../en/news.ts'), typeof import('./news.ts')>
