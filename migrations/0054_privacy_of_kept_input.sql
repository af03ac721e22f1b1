-- The privacy text of the first content says what a browser keeps. Only where the owners have not changed it: these are the hashes of its
-- earlier versions.
UPDATE settings
SET value = jsonb_set(value, '{privacy}', to_jsonb($privacy$## What we keep
To book a stay we need your name, e-mail address, phone number, country, the number of guests and what you write under special requests. We keep your bookings and payments for ten years, as tax law asks; what our mails to you said for two years; support requests, and accounts that nobody uses, for three; what the bank told us about payments for five; when and from which network somebody signed in, or tried to, for one. After that they are cleared by themselves.

## Card data
You enter your card details only on the payment page of the bank. They travel encrypted, and reach neither this site nor its owner. We see only whether the payment was approved, and the bank's references.

## What we use it for
To provide your stay, to write to you about it, and to keep our books. We do not sell or rent data, and we show no advertising.

## Cookies
This site sets one cookie when you sign in, one that remembers for a year that you have signed in on this device, so that nobody who guesses passwords can keep you out, one for ten minutes between the two steps of signing in where an administrator has asked for them, one that keeps the booking you are filling in for a day, and one that carries a short message, such as 'Logged Out', to the next page and is gone within a minute. Your browser also remembers the dates that you chose last, until you clear them; they are not sent to us unless you search or book. What you type into a form stays in the tab of your browser until you send it, log out or close the tab, so that a reload or a lost connection loses nothing; passwords, codes and card details are never kept. The site loads no fonts, scripts or trackers from other sites.

## How fast pages are
Your browser tells this site how long a page took to appear and to answer, by kind of page and whether it was a phone, without a cookie and without anything that names you. A browser that asks not to be tracked sends nothing.

## Who else sees it
The bank that processes your payment, and the authorities where the law demands it.

## Your rights
Under 'Your data', when you are logged in, you can download what we keep about you, see where you are signed in, and erase it as far as the law lets us. To have something corrected, or for anything else, write to the e-mail address in the footer.$privacy$::text))
WHERE name = 'texts'
  AND md5(value ->> 'privacy') IN (
    '99fe8ba19e68b18a4b9c203e049a195a',
    'aa70e45786aab24636b58e8cafcae7ae',
    'd59c6fdc0fe127f750e1ee2613abc87d',
    '623f4e767ded71f4b5c124b6eb40287d',
    '2e04f261d1de3a6cd6851315c08d5b69',
    '293edbf68e8f849c70e660c4871ee296'
  );
