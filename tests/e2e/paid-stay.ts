import type { Page } from '@playwright/test'
import { addDays } from '../../src/domain/calendar-day.ts'
import { APPROVED, acceptTerms, chooseStay, expect, type Guest, goToBank, payWith, signIn, weekOf } from './fixtures.ts'

/** Books and pays nights from a Monday, five by default; ends on the page of the stay. */
export async function openPaidStay(page: Page, guest: Guest, weeks: number, nights = 5): Promise<string> {
  await signIn(page, guest)
  const week = weekOf('villa-eirini', weeks)
  await chooseStay(page, { ...week, checkOut: addDays(week.checkIn, nights) }, guest)
  await acceptTerms(page)
  await goToBank(page)
  await payWith(page, APPROVED)
  await page.goto('/reservations')
  await page.getByRole('link', { name: 'Open your stay' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay at Villa Eirini')
  return new URL(page.url()).pathname
}

/** A section of the page, by its heading. */
export const panelOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
