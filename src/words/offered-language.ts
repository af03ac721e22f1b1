import type { Language } from './languages.ts'

// Each in the language that it offers, whatever the page speaks.

export const thisPageIn: Record<Language, string> = {
  en: 'See this page in English',
  sr: 'Pogledajte ovu stranicu na srpskom',
  el: 'Δείτε αυτή τη σελίδα στα ελληνικά',
  de: 'Diese Seite auf Deutsch ansehen',
}

export const close: Record<Language, string> = { en: 'Close', sr: 'Zatvori', el: 'Κλείσιμο', de: 'Schließen' }
