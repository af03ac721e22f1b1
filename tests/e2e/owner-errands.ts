import type { Locator, Page } from '@playwright/test'
import { type SQL, sql } from 'drizzle-orm'
import { addDays, dayAtProperty, toYear } from '../../src/domain/calendar-day.ts'
import { aStay, type PaidByCard } from '../stay-rows.ts'
import { alive, expect, mondayIn, OWNER } from './fixtures.ts'
import { test } from './own-site-test.ts'

const today = dayAtProperty(new Date())
const nextYear = toYear(today) + 1

/** How an owner works: with the mouse at a desk, with a finger on a phone, or at a desk with the keyboard alone. */
type Way = 'mouse' | 'finger' | 'keys'

const hasFocus = (target: Locator): Promise<boolean> => target.evaluate((element) => element === document.activeElement)

/** More stops than any page of the office has. */
const MOST_TABS = 250

/** Goes to it by Tab, and presses Enter. */
async function press(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let tabs = 0; tabs < MOST_TABS && !(await hasFocus(target)); tabs += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
  await page.keyboard.press('Enter')
}

/** The owner's page, with the clicks counted. Typing, keys and choosing in a list are not. */
function ownerAt(page: Page, way: Way) {
  const phone = way === 'finger'
  let clicks = 0
  const click = async (target: Locator) => {
    clicks += 1
    await (way === 'keys' ? press(page, target) : target.click())
  }
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  return {
    page,
    phone,
    click,
    link,
    button,
    done: (text: string) => expect(page.getByText(text).first()).toBeVisible(),
    /** A place of the menu; on a phone the last four are behind 'More'. */
    open: async (place: 'Calendar' | 'Bookings' | 'Inbox' | 'Prices' | 'Settings') => {
      const menu = page.getByRole('navigation', { name: phone ? 'Places' : 'Back office' })
      if (phone && (place === 'Prices' || place === 'Settings')) await click(menu.getByText('More'))
      await click(menu.getByRole('link', { name: new RegExp(`^${place}`) }).first())
    },
    /** Finds a booking by its guest, by keys alone. */
    find: async (name: string) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill(name)
      await expect(page.getByRole('dialog').getByRole('option').first()).toContainText(name)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    },
    /** Three nights in a row, by dragging, by two taps or by Shift and an arrow. */
    chooseNights: async (from: string) => {
      const night = (day: string) =>
        page.getByRole('region', { name: 'Nights of all villas' }).locator(`tr[data-villa="3"] .timeline-free[data-from="${day}"]`)
      clicks += 1
      if (phone) {
        await night(from).tap()
        await night(addDays(from, 2)).tap()
      } else if (way === 'keys') {
        await night(from).focus()
        for (const _ of [1, 2, 3]) await page.keyboard.press('Shift+ArrowRight')
      } else {
        await night(from).hover()
        await page.mouse.down()
        for (const day of [1, 2]) await night(addDays(from, day)).hover()
        await page.mouse.up()
      }
      return page.getByRole('region', { name: /^Chosen: / })
    },
    /** Runs an errand from the first screen, and checks that it takes no more clicks. */
    errand: (name: string, most: number, run: () => Promise<void>) =>
      test.step(name, async () => {
        await page.goto('/admin/dashboard')
        await alive(page)
        clicks = 0
        await run()
        expect(clicks, name).toBeLessThanOrEqual(most)
      }),
  }
}

type Owner = ReturnType<typeof ownerAt>

async function whoComes({ page, phone, errand, click, link, button, find, done }: Owner): Promise<void> {
  await errand('1. who arrives today', 0, () => expect(page.getByRole('region', { name: /^Today, / })).toContainText(/Arrives.*Anna Smith/))
  await errand('2. opening a stay by the guest’s name, with keys alone', 0, () => find('Kovács Éva'))
  await errand('11. reminding of an overdue instalment', 2, async () => {
    await click(link('Remind'))
    await click(button('Send'))
    await done('The email is on its way')
  })
  await errand('12. asking for an arrival time', 2, async () => {
    await click(link(/Ask Anna Smith for the arrival time/).first())
    await click(button('Send'))
    await done('The email is on its way')
  })
  await errand('7. a booking by phone, with a bank transfer', phone ? 6 : 5, async () => {
    await click(link('New booking').first())
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
}

async function inbox({ page, errand, open, click, link, button, phone }: Owner): Promise<void> {
  await errand('3. answering a guest', phone ? 3 : 2, async () => {
    await open('Inbox')
    if (phone) await click(link(/Is there a travel cot/))
    await page.getByLabel('Your answer is emailed to the guest').fill('Yes, in the cupboard.')
    await click(button('Send answer'))
    await expect(page.getByRole('region', { name: 'Messages' })).toContainText('Yes, in the cupboard.')
  })
  await errand('4. resolving a ticket', phone ? 5 : 4, async () => {
    await open('Inbox')
    if (phone) await click(link(/in the cupboard/))
    await click(button(/^Status of ticket/))
    await click(page.getByRole('button', { name: 'Resolved', exact: true }))
    await click(button('Yes, Resolve Ticket'))
    await expect(button('Status of ticket #1: Resolved')).toBeVisible()
  })
  await errand('19. answering a review', phone ? 4 : 3, async () => {
    await open('Inbox')
    await click(link('Reviews'))
    if (phone) await click(link(/The garden was green/))
    await page.getByRole('textbox', { name: /^Answer/ }).fill('Thank you.')
    await click(button(/^Save answer/))
    await expect(page.getByText('Thank you.').first()).toBeVisible()
  })
}

async function nights({ page, phone, errand, open, click, link, chooseNights, done }: Owner): Promise<void> {
  const free = addDays(today, 16)
  await errand('5. restricting three nights', 3, async () => {
    await open('Calendar')
    const chosen = await chooseNights(free)
    await click(chosen.getByRole('button', { name: 'Restrict' }))
    await done('Dates Restricted')
  })
  await errand('6. beginning a booking on free nights', 3, async () => {
    await open('Calendar')
    const chosen = await chooseNights(addDays(free, 4))
    await click(chosen.getByRole('link', { name: 'Begin a booking' }))
    await expect(page.getByLabel('Check-in')).toHaveValue(addDays(free, 4))
  })
  await errand('15. the price of single nights', 4, async () => {
    await open('Calendar')
    const chosen = await chooseNights(addDays(free, 4))
    await click(chosen.getByRole('button', { name: 'Set price' }))
    await chosen.getByLabel('Price a night in euros').fill('350')
    await click(chosen.getByRole('button', { name: 'Change these nights' }))
    await done('The nights were changed.')
  })
  if (phone) return
  await errand('8. moving a stay', 3, async () => {
    await open('Calendar')
    const bar = page
      .getByRole('region', { name: 'Nights of all villas' })
      .getByRole('link', { name: /^Mover Maria/ })
      .first()
    await bar.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await click(page.getByRole('region', { name: /^Mover Maria to / }).getByRole('button', { name: /^Move/ }))
    await done('Booking changed')
    await expect(link('Undo')).toHaveCount(0)
  })
}

async function bookings({ page, errand, open, click, find, link, button, done }: Owner): Promise<void> {
  await errand('9. another price of a stay', 4, async () => {
    await find('Kovács Éva')
    await click(link('Change stay or price'))
    await page.getByRole('combobox', { name: 'Price' }).selectOption('A new total')
    await page.getByLabel('Amount in euros').fill('1100')
    await click(button('Show what changes'))
    await page.getByLabel('Reason').fill('A third guest')
    await click(button('Change the booking'))
    await done('Booking changed')
  })
  await errand('other stages and due days', 4, async () => {
    await find('Mia Weber')
    await click(link('Change instalments or due days'))
    await page.getByLabel('Amount of instalment 1').fill('700')
    await page.getByLabel('Due day of instalment 1').fill(addDays(today, 20))
    await click(button('Show what changes'))
    await click(button('Change the booking'))
    await done('Booking changed')
  })
  await errand('refunding a part without ending the stay', 4, async () => {
    await find('Ben Carter')
    await click(link('Refund a part'))
    await page.getByLabel('Amount in euros').fill('120')
    await click(button('Show what changes'))
    await page.getByLabel('Reason').fill('The pool was closed')
    await click(button(/^Change, and refund/))
    await done('Booking changed')
  })
  await errand('10. recording a transfer', 3, async () => {
    await find('Late Lara')
    await click(link('Record a payment'))
    await page.getByLabel('Reference').fill('Statement 13')
    await click(page.getByRole('dialog').getByRole('button', { name: /^Record/ }))
    await done('Payment Recorded')
  })
  await errand('13. setting a booking to cancelled', 4, async () => {
    await open('Bookings')
    await click(button('Status of booking CANCEL'))
    await click(page.getByRole('listitem').getByRole('link', { name: 'Cancelled' }).filter({ visible: true }))
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Reason').fill('The guest asked')
    await click(dialog.locator('.button-act'))
    await done('Booking Status Updated')
  })
  await errand('14. correcting a guest’s e-mail and phone', 4, async () => {
    await open('Bookings')
    await click(button('Actions for booking PARTLY'))
    await click(link('Edit booking PARTLY'))
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ben@example.com')
    await dialog.getByLabel('Phone').fill('+353 1 2345678')
    await click(button('Save'))
    await done('Booking Updated')
  })
}

async function deletedBooking({ page, phone, errand, open, click, link, button, done }: Owner): Promise<void> {
  await errand('20. bringing a deleted booking back', phone ? 5 : 4, async () => {
    await open('Bookings')
    await click(link(/^Deleted/))
    if (phone) await click(button('Actions for booking GONE01'))
    await click(link('Bring back booking GONE01').first())
    await click(page.getByRole('dialog').getByRole('button', { name: 'Bring back' }))
    await done('Booking Brought Back')
  })
}

async function prices({ page, phone, errand, open, click, link, button, done }: Owner): Promise<void> {
  const more = phone ? 1 : 0
  await errand('16. copying a year’s seasons into the next', 3 + more, async () => {
    await open('Prices')
    await click(link(String(nextYear + 1)))
    await click(button(/^Add \d+ seasons$/))
    await done('The year was changed.')
  })
  await errand('17. raising all prices of a year by 5%', 4 + more, async () => {
    await open('Prices')
    await click(button('A whole year'))
    await click(link(/^Change all prices of /))
    await page.getByLabel(/^Prices change by/).fill('5')
    await page.keyboard.press('Enter')
    await click(button(/^Change \d+ /))
    await done('The year was changed.')
  })
  await errand('18. the price of one season', 3 + more, async () => {
    await open('Prices')
    await click(page.getByRole('table').getByRole('link').first())
    await page.getByLabel(/^Price per Night/).fill('333')
    await click(button(/^Save/))
    await done('Seasonal pricing saved successfully')
  })
}

async function newPeople({ page, phone, errand, open, click, link, done }: Owner): Promise<void> {
  for (const [name, role, email] of [
    ['a second administrator', 'owner', 'second@villas.example'],
    ['an accountant', 'accountant', 'books@villas.example'],
  ] as const)
    await errand(name, phone ? 4 : 3, async () => {
      await open('Settings')
      await click(link('People').first())
      const form = page.getByRole('region', { name: 'Invite somebody' })
      await form.getByLabel('Email').fill(email)
      await form.getByLabel('Role').selectOption(role)
      await form.getByLabel('Your own password').fill(OWNER.password)
      await click(form.getByRole('button', { name: 'Send the invitation' }))
      await done(`An invitation goes to ${email}`)
    })
}

/** What the errands are about. */
const stays: PaidByCard[] = [
  { code: 'TODAY1', villaId: 4, from: today, name: 'Anna Smith' },
  { code: 'MOVED1', villaId: 1, from: mondayIn(10), name: 'Kovács Éva' },
  { code: 'STAGED', villaId: 2, from: mondayIn(12), name: 'Mia Weber', status: 'partial_paid', paid: 30_000 },
  { code: 'PARTLY', villaId: 3, from: mondayIn(14), name: 'Ben Carter' },
  { code: 'OVERDU', villaId: 2, from: mondayIn(6), name: 'Late Lara', status: 'partial_paid', paid: 30_000 },
  { code: 'CANCEL', villaId: 4, from: mondayIn(8), name: 'Carl Cancel' },
  { code: 'MOVER1', villaId: 2, from: addDays(today, 12), name: 'Mover Maria' },
  { code: 'LEFT01', villaId: 1, from: addDays(today, -20), name: 'Rita Review' },
  { code: 'GONE01', villaId: 1, from: mondayIn(16), name: 'Ελένη Παπαδοπούλου', status: 'cancelled', paid: 0, hidden: true },
]

/** Runs all errands as the owner. */
export async function runErrands(page: Page, site: { change: (statement: SQL) => Promise<unknown> }, way: Way): Promise<void> {
  for (const statement of stays.flatMap(aStay)) await site.change(statement)
  await site.change(sql`
    UPDATE bookings SET stages = jsonb_set(stages, '{1,dueOn}', to_jsonb(${addDays(today, -2)}::text)) WHERE code = 'OVERDU'`)
  await site.change(sql`
    INSERT INTO threads (booking_id, guest_name, guest_email, language, state, opened_at, last_at, last_author)
    SELECT id, '', '', 'en', 'waiting', now(), now(), 'guest' FROM bookings WHERE code = 'MOVED1'`)
  await site.change(sql`
    INSERT INTO tickets (thread_id, account_id, order_id, reason, opened_at, updated_at)
    SELECT max(id), 1, 'VB-MOVED1-1-01', 'other', now(), now() FROM threads`)
  await site.change(sql`
    INSERT INTO messages (thread_id, ticket_id, author, body, written_at)
    SELECT thread_id, id, 'guest', 'Is there a travel cot?', opened_at FROM tickets`)
  await site.change(sql`
    INSERT INTO reviews (booking_id, stars, review, name, written_at, decided_at)
    SELECT id, 4, 'The garden was green', 'Rita', now(), now() FROM bookings WHERE code = 'LEFT01'`)
  await page.request.post('/api/checkUser.php', { data: OWNER })
  const owner = ownerAt(page, way)
  for (const part of [whoComes, inbox, nights, bookings, deletedBooking, prices, newPeople]) await part(owner)
}
