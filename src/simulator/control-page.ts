import { html } from 'hono/html'
import { chaosModes } from './chaos.ts'
import type { Order } from './orders.ts'
import { page } from './page.ts'

const row = (order: Order) =>
  html`<tr><td><a href="/sim/orders/${order.oid}">${order.oid}</a></td><td>${(order.minor / 100).toFixed(2)}</td><td>${order.state ?? 'open'}</td><td>${order.procReturnCode}</td></tr>`

/** Page on which testers select failure modes. */
export const controlPage = (orders: Order[], clockMinutes: number) =>
  page(
    'Control page',
    html`<h1>Control page</h1>
<h2>Chaos</h2>
<form method="post" action="/sim/chaos">
<label>Mode<select name="mode"><option value="">none</option>${chaosModes.map((mode) => html`<option>${mode}</option>`)}</select></label>
<label>Only this order (empty: every one)<input name="oid"></label>
<label>Only this card<input name="card"></label>
<label>Minutes, where the mode is about time<input name="minutes" inputmode="numeric" value="5"></label>
<button class="main">Set</button></form>
<h2>Time</h2>
<p>The bank’s clock is ${clockMinutes} minutes ahead.</p>
<form method="post" action="/sim/clock"><label>Minutes ahead<input name="minutes" inputmode="numeric" value="${clockMinutes}"></label><button>Set the clock</button></form>
<form method="post" action="/sim/end-of-day"><button>End of day: settle everything</button></form>
<form method="post" action="/sim/reset"><button>Forget everything</button></form>
<h2>Orders</h2>
${orders.length === 0 ? html`<p>No payments yet.</p>` : html`<table><thead><tr><th scope="col">Order</th><th scope="col">RSD</th><th scope="col">State</th><th scope="col">Code</th></tr></thead><tbody>${orders.toReversed().map(row)}</tbody></table>`}`,
  )
