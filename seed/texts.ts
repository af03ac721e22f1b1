// Paragraphs are parted by an empty line; a line that begins with '## ' is a heading.

export const terms = `## Who you book with
You book directly with the owners of the villas. The company named in the footer, with its registration and tax number, is your contract partner; the accommodation is registered in Greece under the number shown there.

## How a stay is booked
Choose dates, check the price and confirm. By pressing the order button you make a binding booking with an obligation to pay. The booking is confirmed once the first payment has been approved by the bank; you then get a confirmation by email.

The minimum stay is 5 nights. Check-in and check-out are possible from Monday to Saturday. At most 6 guests stay in a villa, fewer where the villa is smaller.

## Prices and payment
Prices are shown in euro and include VAT. You pay by Visa or MasterCard, in full or in three instalments: 30% to confirm the booking, 30% due 60 days before arrival and the remaining 40% due 20 days before arrival. Bank transfer is possible by agreement.

Card payments are charged in Serbian dinars (RSD). The euro price is converted at the National Bank of Serbia's middle rate shown before you pay. If your card is held in another currency, its issuer converts the dinar amount at the rate of its card scheme, so a small difference from the euro price is possible.

A security deposit of 500 euro is paid in cash at check-in and returned at check-out.

## Arrival and departure
Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself. Check-out is by 11:00.

## Cancellation and refunds
If you cancel 21 days or more before arrival, 70% of what you have paid is refunded. Under 21 days nothing is refunded. Early departures and no-shows are fully charged.

Refunds are made only to the card that was used for the payment, through the card schemes.

## No right of withdrawal
For accommodation booked for fixed dates the law gives no right of withdrawal.

## Complaints and questions
Write or call us with the contact details in the footer, or use Contact Support under My Reservations. We answer within 24 hours.

To complain, tick 'This is a complaint' there, or write or call us. We confirm every complaint with a number, answer it with a decision within 8 days and solve it within 15 days of receiving it.

## How the stay is provided
The villa is handed over to you in person or by self check-in on the day of arrival; your confirmation tells how.`

export const privacy = `## What we keep
To book a stay we need your name, email address, phone number, country, the number of guests and what you write under special requests. We keep your bookings and payments for ten years, as tax law requires; what our emails to you said, and questions that you ask us before booking, for two years; support requests, and accounts that nobody uses, for three; complaints with their answers, which consumer law makes us list, for two, also when you delete your data; numbers of identity documents, which we ask for only where the Greek tax office does, encrypted and until 30 days after they were declared; what the bank told us about payments for five; when and from which network somebody signed in, or tried to, for one. Then they are deleted.

## Card data
You enter your card details only on the payment page of the bank. They travel encrypted and do not reach this site. We see only whether the payment was approved, and the bank's references.

## What we use it for
To provide your stay, to write to you about it, and to keep our books. We do not sell or rent data, and we show no advertising. You get news and offers by email only with your consent (Article 6(1)(a)) on the page of your stay, until you withdraw it there or in such an email.

## Cookies
This site sets one cookie when you sign in, one that remembers for a year that you signed in on this device, so that nobody guessing passwords can lock you out, one for ten minutes between the two steps of signing in where an administrator has asked for them, one that keeps the booking you are filling in for a day, one that keeps for a year the currency you choose, and one that carries a short message, such as 'Logged Out', to the next page for a minute. Your browser also remembers the dates that you chose last, until you clear them; they are sent to us only when you search or book. What you type into a form stays in its tab until you send it, log out or close the tab, so that a reload loses nothing; passwords, codes and card details are never kept. The site loads no fonts, scripts or trackers from other sites.

## How fast pages are
Your browser tells this site how soon a page appeared and answered, by kind of page and whether it was a phone, without a cookie or anything that names you. A browser that asks not to be tracked sends nothing.

## On what legal basis
The company named in the footer decides about these data and is responsible for them. We use what a booking needs to perform our contract with you (Article 6(1)(b) of the General Data Protection Regulation); without it we cannot book your stay. We keep books, declare stays and list complaints because the law obliges us to (Article 6(1)(c)). We protect sign-ins, keep what the bank told us and measure how fast pages are because we have a legitimate interest in a safe site that works (Article 6(1)(f)). Article 12 of the Serbian Law on Personal Data Protection names the same grounds. No decision about you is made by a machine alone.

## Who else sees it
The bank that processes your payment, and the authorities where the law demands it.

## Your rights
You have the right to read your data, to have them corrected, deleted or restricted, to receive them in a common format, and to object to a use that rests on our legitimate interest. Under 'Your data', when you are logged in, you can see where you are signed in, download what we keep about you, and delete it as far as the law allows. For anything else write to the email address in the footer; we answer within a month.

If you think that we use your data wrongly, you can complain to a data protection authority, for example where you live.`
