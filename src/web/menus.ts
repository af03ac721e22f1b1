import type { href } from 'react-router'
import * as words from '#words/en/frame.ts'
import { DATES } from './search/dates-place.ts'

export type PagePath = Parameters<typeof href>[0]

export type MenuPage = readonly [path: PagePath, label: string]

/** The pages in the header, and the place in them. Those in the footer are in `layout/footer-content.tsx`, whose words are not in the scripts of every page. */
export const headerPages: readonly (readonly [...MenuPage, place?: string])[] = [
  ['/villas', words.findDates, `#${DATES}`],
  ['/gallery', words.galleryPage],
  ['/amenities', words.amenitiesPage],
  ['/attractions', words.attractionsPage],
  ['/pricing', words.pricingPage],
]

/** The login page, as the specification writes it. Paths match in any case. */
export const LOG_IN = '/logIn'
