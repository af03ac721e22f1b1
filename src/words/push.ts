import { byLanguage } from './by-language.ts'
import * as en from './en/office-push.ts'

export type PushText = { title: string; body: string }

/** What a notice about a guest says. */
export type PushNews = 'booked' | 'paid' | 'disputed' | 'lost' | 'written' | 'overdue' | 'conflict' | 'complained'

/** Notices on telephones, by language. Without a guest's first name and a villa they say nothing about a stay. */
export const pushWordsIn = byLanguage(en, import.meta.env ? import.meta.glob('./*/office-push.ts', { eager: true }) : {})
