import { html, raw } from 'hono/html'
import { findField } from '#nestpay/fields.ts'
import { testCards } from './cards.ts'
import type { Delivery, Order } from './orders.ts'
import { page } from './page.ts'
import { type PageLanguage, type PageWords, pageLanguage, pageWords, type WrongEntry } from './page-words.ts'
import { issuerChoices } from './till.ts'

const getLanguage = (order: Order): PageLanguage => pageLanguage(findField(order.request, 'lang'))
const wordsFor = (order: Order): PageWords => pageWords[getLanguage(order)]

function facts(order: Order) {
  const w = wordsFor(order)
  return html`<dl><dt>${w.merchant}</dt><dd>${findField(order.request, 'clientid')}</dd><dt>${w.order}</dt><dd>${order.oid}</dd><dt>${w.amount}</dt><dd>${w.money(order.minor)}</dd></dl>`
}

const renderAlert = (order: Order, wrong: WrongEntry | null) =>
  wrong ? html`<p class="wrong" role="alert">${wordsFor(order).wrong[wrong]}</p>` : ''

export function cardPage(order: Order, wrong: WrongEntry | null) {
  const w = wordsFor(order)
  const content = html`<h1>${w.title}</h1>${facts(order)}
${renderAlert(order, wrong)}
<form method="post" action="/fim/pay/${order.token}">
<label>${w.number}<input name="number" id="number" inputmode="numeric" autocomplete="off" required></label>
<div class="row">
<label>${w.month}<input name="month" id="month" inputmode="numeric" maxlength="2" value="12" required></label>
<label>${w.year}<input name="year" id="year" inputmode="numeric" maxlength="4" value="30" required></label>
<label>${w.code}<input name="code" id="code" inputmode="numeric" maxlength="3" value="000" required></label>
</div>
<label>${w.name}<input name="holder" autocomplete="off"></label>
<button class="main">${w.pay}</button>
</form>
<form method="post" action="/fim/cancel/${order.token}"><button>${w.cancel}</button>
<a class="button" href="${findField(order.request, 'shopurl') ?? '/'}">${w.back}</a></form>
<h2>${w.testCards}</h2>
<p>${w.atOnce}</p>
<table><thead><tr><th scope="col">${w.card}</th><th scope="col">${w.whatHappens}</th><th scope="col">${w.pay}</th></tr></thead><tbody>
${testCards.map(
  (
    card,
  ) => html`<tr><td><code>${card.number}</code></td><td>${w.cards[card.says]}</td><td><form method="post" action="/fim/pay/${order.token}">
<input type="hidden" name="number" value="${card.number}"><input type="hidden" name="month" value="12"><input type="hidden" name="year" value="30"><input type="hidden" name="code" value="000">
<button aria-label="${w.payWith(card.number)}">${w.pay}</button></form></td></tr>`,
)}
</tbody></table>`
  return page(w.title, content, getLanguage(order))
}

export function issuerPage(order: Order, wrong: WrongEntry | null) {
  const w = wordsFor(order)
  const choices = issuerChoices.map((choice) => html`<button name="choice" value="${choice}" formnovalidate>${w.choices[choice]}</button>`)
  return page(
    w.issuer,
    html`<h1>${w.isItYou}</h1>${facts(order)}<p>${w.card} <code>${order.maskedPan}</code></p>
${renderAlert(order, wrong)}
<form method="post" action="/acs/${order.token}">
<label>${w.oneTimeCode}<input name="otp" inputmode="numeric" autocomplete="one-time-code"></label>
<button class="main" name="choice" value="otp">${w.sendTheCode}</button>
<p>${choices}</p>
</form>`,
    getLanguage(order),
  )
}

/** Shows the result, then returns the guest to the shop automatically or by the button. */
export function resultPage(order: Order, delivery: Delivery, seconds: number) {
  const w = wordsFor(order)
  const fields = delivery.fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
  const charset = delivery.charset ? raw(` accept-charset="${delivery.charset}"`) : ''
  return page(
    w.result,
    html`<h1>${order.state === 'C' ? w.approved : w.notApproved}</h1>${facts(order)}
<p>${w.takenBack(seconds)}</p>
<form method="post" action="${delivery.url}" id="back"${charset}>${fields}<button class="main">${w.toShop}</button></form>
<script>setTimeout(() => document.getElementById('back').submit(), ${seconds * 1000})</script>`,
    getLanguage(order),
  )
}

export function deadPage(order: Order) {
  const w = wordsFor(order)
  return page(w.end, html`<h1>${w.nothingMore}</h1>${facts(order)}<p>${w.noAnswer}</p>`, getLanguage(order))
}

/** For the shop that posts a form: in English. */
export const stopPage = (says: string) => page('Refused', html`<h1>This payment cannot begin</h1><p class="wrong">${says}</p>`)

export const aboutPage = () =>
  page(
    'About',
    html`<h1>The payment page of a simulated bank</h1><p>Shops post their payment forms here. See the <a href="/sim">control page</a>.</p>`,
  )
