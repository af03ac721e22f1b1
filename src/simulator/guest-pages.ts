import { html, raw } from 'hono/html'
import { fieldOf } from '#nestpay/fields.ts'
import { testCards } from './cards.ts'
import type { Delivery, Order } from './orders.ts'
import { page } from './page.ts'

const words = {
  en: {
    pay: 'Pay',
    title: 'Card payment',
    merchant: 'Merchant',
    order: 'Order',
    amount: 'Amount',
    number: 'Card number',
    month: 'Month',
    year: 'Year',
    code: 'Security code (CVV)',
    name: 'Name on card',
    back: 'Back to shop',
    cancel: 'Cancel',
  },
  sr: {
    pay: 'Plati',
    title: 'Plaćanje karticom',
    merchant: 'Trgovac',
    order: 'Broj narudžbine',
    amount: 'Iznos',
    number: 'Broj kartice',
    month: 'Mesec',
    year: 'Godina',
    code: 'Sigurnosni kod (CVV)',
    name: 'Ime na kartici',
    back: 'Nazad u prodavnicu',
    cancel: 'Odustani',
  },
} as const

const amountOf = ({ minor }: Order) => `${(minor / 100).toFixed(2)} RSD`

function facts(order: Order, w: (typeof words)['en' | 'sr']) {
  return html`<dl><dt>${w.merchant}</dt><dd>${fieldOf(order.request, 'clientid')}</dd><dt>${w.order}</dt><dd>${order.oid}</dd><dt>${w.amount}</dt><dd>${amountOf(order)}</dd></dl>`
}

export function cardPage(order: Order, wrong: string | null) {
  const lang = fieldOf(order.request, 'lang') === 'sr' ? 'sr' : 'en'
  const w = words[lang]
  const content = html`<h1>${w.title}</h1>${facts(order, w)}
${wrong ? html`<p class="wrong" role="alert">${wrong}</p>` : ''}
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
<a class="button" href="${fieldOf(order.request, 'shopurl') ?? '/'}">${w.back}</a></form>
<h2>Test cards</h2>
<p>A button pays with its card at once.</p>
<table><thead><tr><th scope="col">Card</th><th scope="col">What happens</th><th scope="col">Pay</th></tr></thead><tbody>
${testCards.map(
  (card) => html`<tr><td><code>${card.number}</code></td><td>${card.says}</td><td><form method="post" action="/fim/pay/${order.token}">
<input type="hidden" name="number" value="${card.number}"><input type="hidden" name="month" value="12"><input type="hidden" name="year" value="30"><input type="hidden" name="code" value="000">
<button aria-label="Pay with ${card.number}">Pay</button></form></td></tr>`,
)}
</tbody></table>`
  return page(w.title, content, lang)
}

export function issuerPage(order: Order, wrong: string | null) {
  const choice = (value: string, label: string) => html`<button name="choice" value="${value}" formnovalidate>${label}</button>`
  return page(
    'Your card’s bank',
    html`<h1>Your card’s bank asks: is it you?</h1>${facts(order, words.en)}<p>Card <code>${order.maskedPan}</code></p>
${wrong ? html`<p class="wrong" role="alert">${wrong}</p>` : ''}
<form method="post" action="/acs/${order.token}">
<label>One-time code (it is 123456)<input name="otp" inputmode="numeric" autocomplete="one-time-code"></label>
<button class="main" name="choice" value="otp">Send the code</button>
<p>${choice('confirm', 'Confirm')}${choice('refuse', 'Refuse')}${choice('attempt', 'Attempt only')}${choice('close', 'Close without answer')}</p>
</form>`,
  )
}

/** Shows the result, then returns the guest to the shop automatically or by the button. */
export function resultPage(order: Order, delivery: Delivery, seconds: number) {
  const fields = delivery.fields.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)
  const charset = delivery.charset ? raw(` accept-charset="${delivery.charset}"`) : ''
  return page(
    'Result',
    html`<h1>${order.state === 'C' ? 'The payment was approved' : 'The payment was not approved'}</h1>${facts(order, words.en)}
<p>You are taken back to the shop${seconds > 0 ? ` in ${seconds} seconds` : ''}.</p>
<form method="post" action="${delivery.url}" id="back"${charset}>${fields}<button class="main">Back to the shop</button></form>
<script>setTimeout(() => document.getElementById('back').submit(), ${seconds * 1000})</script>`,
  )
}

export const deadPage = (order: Order) =>
  page(
    'The end',
    html`<h1>Nothing more comes from here</h1>${facts(order, words.en)}<p>The shop hears nothing by this browser. You may close the page.</p>`,
  )

export const stopPage = (says: string) => page('Refused', html`<h1>This payment cannot begin</h1><p class="wrong">${says}</p>`)

export const aboutPage = () =>
  page(
    'About',
    html`<h1>The payment page of a simulated bank</h1><p>Shops post their payment forms here. See the <a href="/sim">control page</a>.</p>`,
  )
