import type { Locator, Page } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { addDays, dayAtProperty, toYear } from '../../src/domain/calendar-day.ts'
import { aStay, type PaidByCard } from '../stay-rows.ts'
import { expect, mondayIn, OWNER } from './fixtures.ts'
import { test } from './own-site-test.ts'

const today = dayAtProperty(new Date())
const nextYear = toYear(today) + 1

/** Counts clicks from the first screen of a task. Typing and choosing in a list are not counted. */
function counted(page: Page) {
  let clicks = 0
  return {
    click: async (target: Locator) => {
      clicks += 1
      await target.click()
    },
    /** Runs an errand and checks that it takes no more clicks. */
    errand: (name: string, most: number, screen: string, run: () => Promise<void>) =>
      test.step(name, async () => {
        await page.goto(`/admin/dashboard${screen}`)
        clicks = 0
        await run()
        expect(clicks, name).toBeLessThanOrEqual(most)
      }),
  }
}

/** The owner's page, with the clicks counted. */
function ownerAt(page: Page) {
  return {
    page,
    ...counted(page),
    link: (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' }),
    button: (name: string | RegExp) => page.getByRole('button', { name }),
    done: (text: string) => expect(page.getByText(text).first()).toBeVisible(),
  }
}

type Owner = ReturnType<typeof ownerAt>

async function newAndMovedBookings({ page, errand, click, link, button, done }: Owner): Promise<void> {
  await errand('who arrives today', 0, '', () =>
    expect(page.getByRole('region', { name: /^Today, / })).toContainText(/Arrives.*Anna Smith/),
  )

  await errand('a booking by phone, with a bank transfer', 6, '/bookings', async () => {
    await click(link('New booking'))
    await page.getByLabel('Villa').selectOption('Villa Onar')
    await page.getByLabel('Check-in').fill(mondayIn(20))
    await page.getByLabel('Check-out').fill(addDays(mondayIn(20), 5))
    await click(button('Show the price'))
    const guest = page.getByRole('region', { name: 'The guest' })
    await guest.getByLabel('Name').fill('Đorđe Žižić')
    await guest.getByLabel('Email').fill('djordje@example.com')
    await guest.getByLabel('Phone').fill('+381 60 1234567')
    await page.getByLabel('Reference').fill('Statement 12')
    await click(button('Book and record the payment'))
    await done('Booking entered')
  })

  await errand('moving a booking to another villa and week, found by a name without accents', 4, '/bookings', async () => {
    await page.getByLabel(/^Number, order id, name/).fill('kovacs')
    await page.keyboard.press('Enter')
    await expect(link('Anna Smith')).toHaveCount(0)
    await click(link('Kovács Éva'))
    await click(link('Change stay or price'))
    await page.getByLabel('Villa').selectOption('Villa Thea')
    await page.getByLabel('Check-in').fill(mondayIn(24))
    await page.getByLabel('Check-out').fill(addDays(mondayIn(24), 5))
    await click(button('Show what changes'))
    await click(button('Change the booking'))
    await done('Booking changed')
  })
}

async function pricesOfBookings({ page, errand, click, link, button, done }: Owner): Promise<void> {
  await errand('another price', 4, '/bookings', async () => {
    await click(link('Kovács Éva'))
    await click(link('Change stay or price'))
    await page.getByRole('combobox', { name: 'Price' }).selectOption('A new total')
    await page.getByLabel('Amount in euros').fill('1100')
    await click(button('Show what changes'))
    await page.getByLabel('Reason').fill('A third guest')
    await click(button('Change the booking'))
    await done('Booking changed')
  })

  await errand('other stages and due days', 4, '/bookings', async () => {
    await click(link('Mia Weber'))
    await click(link('Change instalments or due days'))
    await page.getByLabel('Amount of instalment 1').fill('700')
    await page.getByLabel('Due day of instalment 1').fill(addDays(today, 20))
    await click(button('Show what changes'))
    await click(button('Change the booking'))
    await done('Booking changed')
  })

  await errand('refunding a part without ending the stay', 4, '/bookings', async () => {
    await click(link('Ben Carter'))
    await click(link('Refund a part'))
    await page.getByLabel('Amount in euros').fill('120')
    await click(button('Show what changes'))
    await page.getByLabel('Reason').fill('The pool was closed')
    await click(button(/^Change, and refund/))
    await done('Booking changed')
  })
}

async function guestsOfBookings({ page, errand, click, link, button, done }: Owner): Promise<void> {
  await errand('correcting a guest’s e-mail and phone', 3, '/bookings', async () => {
    await click(button('Actions for booking PARTLY'))
    await click(link('Edit booking PARTLY'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ben@example.com')
    await dialog.getByLabel('Phone').fill('+353 1 2345678')
    await click(button('Save'))
    await done('Booking Updated')
  })

  await errand('restoring a deleted booking', 4, '/bookings', async () => {
    await click(link(/^Deleted/))
    await click(button('Actions for booking GONE01'))
    await click(link('Bring back booking GONE01'))
    await click(page.getByRole('dialog').getByRole('button', { name: 'Bring back' }))
    await done('Booking Brought Back')
  })

  await errand('answering a guest', 1, '/support', async () => {
    const ticket = page.getByRole('article').filter({ hasText: 'Is there a travel cot?' })
    await ticket.getByLabel('Your answer is emailed to the guest').fill('Yes, in the cupboard.')
    await click(ticket.getByRole('button', { name: 'Send answer' }))
    await expect(ticket.getByText('Yes, in the cupboard.')).toBeVisible()
  })
}

async function seasonsAndRates({ page, errand, click, link, button, done }: Owner): Promise<void> {
  await errand('copying a year’s seasons into the next', 3, '/pricing', async () => {
    await click(button('A whole year'))
    await click(link(`Copy ${nextYear} into ${nextYear + 1}`))
    await click(button(/^Add \d+ seasons$/))
    await done('The year was changed.')
  })

  await errand('raising all prices of a summer by 5%', 4, '/pricing', async () => {
    await click(button('A whole year'))
    await click(link('Price single nights'))
    await page.getByLabel('First night').fill(`${nextYear}-06-01`)
    await page.getByLabel('Last night').fill(`${nextYear}-08-31`)
    await page.getByLabel('What to change').selectOption('Prices by percent')
    await page.getByLabel('Percent').fill('5')
    await click(button('Preview'))
    await click(button('Change these nights'))
    await done('The nights were changed.')
  })
}

async function newPeople({ page, errand, click, done }: Owner): Promise<void> {
  for (const [name, role, email] of [
    ['a second administrator', 'owner', 'second@villas.example'],
    ['an accountant', 'accountant', 'books@villas.example'],
  ] as const)
    await errand(name, 4, '/people', async () => {
      const form = page.getByRole('region', { name: 'Invite somebody' })
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Role').selectOption(role)
      await form.getByLabel('Your own password').fill(OWNER.password)
      await click(form.getByRole('button', { name: 'Send the invitation' }))
      await done(`An invitation goes to ${email}`)
    })
}

test('frequent tasks of owners take few clicks', async ({ page, site }) => {
  const stays: PaidByCard[] = [
    { code: 'TODAY1', villaId: 4, from: today, name: 'Anna Smith' },
    { code: 'MOVED1', villaId: 1, from: mondayIn(10), name: 'Kovács Éva' },
    { code: 'STAGED', villaId: 2, from: mondayIn(12), name: 'Mia Weber', status: 'partial_paid', paid: 30_000 },
    { code: 'PARTLY', villaId: 3, from: mondayIn(14), name: 'Ben Carter' },
    { code: 'GONE01', villaId: 1, from: mondayIn(16), name: 'Ελένη Παπαδοπούλου', status: 'cancelled', paid: 0, hidden: true },
  ]
  for (const statement of stays.flatMap(aStay)) await site.change(statement)
  await site.change(sql`
    INSERT INTO tickets (account_id, order_id, reason, message, opened_at, updated_at)
    VALUES (1, 'VB-MOVED1-1-01', 'other', 'Is there a travel cot?', now(), now())`)
  await page.request.post('/api/checkUser.php', { data: OWNER })

  const owner = ownerAt(page)
  await newAndMovedBookings(owner)
  await pricesOfBookings(owner)
  await guestsOfBookings(owner)
  await seasonsAndRates(owner)
  await newPeople(owner)
})

test('long lists are paged on a phone', async ({ page, site }) => {
  await site.change(sql`
    INSERT INTO bookings (code, villa_id, status, check_in, check_out, guest_name, email, phone, guests, original_cents, total_cents, created_at)
    SELECT 'LONG' || n, 1 + n % 4, 'cancelled', (current_date + n)::text::date, (current_date + n + 5)::text::date, 'Guest ' || n,
      'guest' || n || '@example.com', '+381 60 1234567', 2, 100000, 100000, now() FROM generate_series(10, 99) n`)
  await site.change(sql`INSERT INTO jobs (name, run_at) VALUES ('read calendars', now())`)
  await site.change(sql`
    INSERT INTO job_runs (job, began_at, ended_at) SELECT 'read calendars', now(), now() FROM generate_series(1, 200)`)
  await page.request.post('/api/checkUser.php', { data: OWNER })
  await page.setViewportSize({ width: 360, height: 740 })
  for (const screen of ['bookings', 'books', 'jobs']) {
    await page.goto(`/admin/dashboard/${screen}`)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), screen).toBeLessThan(9_000)
  }
})
