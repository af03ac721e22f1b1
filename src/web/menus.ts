import type { href } from 'react-router'
import * as words from '#words/frame.en.ts'

export type PagePath = Parameters<typeof href>[0]

/** Labels of a page in the menus. */
export type InMenus = { path: PagePath; inHeader?: string; inFooter?: string }

/** The pages in the menus: what the browser has of the table of pages. */
export const menuPages: readonly InMenus[] = [
  { path: '/', inFooter: words.homePage },
  { path: '/villas', inHeader: words.findDates },
  { path: '/gallery', inHeader: words.galleryPage, inFooter: words.galleryPage },
  { path: '/booking', inFooter: words.bookingPage },
  { path: '/amenities', inHeader: words.amenitiesPage, inFooter: words.amenitiesPage },
  { path: '/attractions', inHeader: words.attractionsPage, inFooter: words.attractionsPage },
  { path: '/pricing', inHeader: words.pricingPage, inFooter: words.pricingAndPolicies },
]

/** The login page, as the specification writes it. Paths match in any case. */
export const LOG_IN = '/logIn'
