import type { Page } from '@playwright/test'
import { addDays } from '../../src/domain/calendar-day.ts'
import { expect, type Guest, makeWeek, paidStay } from './fixtures.ts'

/** Opens the page of a stay that is paid in full, from a Monday, five nights by default. @returns its path */
export async function openPaidStay(page: Page, guest: Guest, weeks: number, nights = 5): Promise<string> {
  const week = makeWeek('villa-eirini', weeks)
  const path = await paidStay(page, guest, { ...week, checkOut: addDays(week.checkIn, nights) })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your stay at Villa Eirini')
  return path
}

/** A section of the page, by its heading. */
export const getPanel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
