import { byLanguage } from './by-language.ts'
import * as en from './en/office-activity.ts'

/** What the activity is called in each language of the office. */
export const activityIn = byLanguage(en, import.meta.env ? import.meta.glob('./*/office-activity.ts', { eager: true }) : {})
