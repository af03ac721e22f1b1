/** Domains of many mailboxes. */
const COMMON = [
  'gmail.com',
  'googlemail.com',
  'yahoo.com',
  'ymail.com',
  'hotmail.com',
  'outlook.com',
  'live.com',
  'msn.com',
  'aol.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'mail.com',
  'email.com',
  'proton.me',
  'protonmail.com',
  'fastmail.com',
  'zoho.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'freenet.de',
  'mailbox.org',
  'posteo.de',
  'bluewin.ch',
  'btinternet.com',
  'otenet.gr',
  'forthnet.gr',
  'eunet.rs',
  'mts.rs',
  'sbb.rs',
  'orange.fr',
  'wanadoo.fr',
  'free.fr',
  'laposte.net',
  'libero.it',
  'seznam.cz',
  'freemail.hu',
  'citromail.hu',
  'abv.bg',
  'wp.pl',
  'onet.pl',
  'interia.pl',
  'mail.ru',
  'yandex.ru',
  'comcast.net',
]
/** Providers that have a domain in many countries, such as `yahoo.gr` or `hotmail.co.uk`. */
const NATIONAL = /^(yahoo|hotmail|outlook|live|gmx|msn)\.(co\.)?[a-z]{2}$/
/** `.com`, mistyped; no domain ends so. */
const NOT_COM = /\.(con|cmo|ocm|vom|xom|cpm|comm|coom)$/
/** Shorter domains have too many true neighbours. */
const SHORTEST = 7
/** From this length on two mistakes are asked about. */
const LONG = 9

/** The address that was probably meant where a domain looks mistyped, such as `gmial.con`; null otherwise. */
export function likelyEmail(email: string): string | null {
  const [, mailbox = '', typed = ''] = /^(.+)@([^@]+)$/.exec(email.trim()) ?? []
  const domain = typed.toLowerCase()
  if (COMMON.includes(domain) || NATIONAL.test(domain)) return null
  const near = COMMON.filter((common) => common.length >= SHORTEST)
    .map((common) => ({ common, mistakes: mistakesBetween(domain, common) }))
    .filter(({ common, mistakes }) => mistakes <= (common.length >= LONG ? 2 : 1))
    .sort((a, b) => a.mistakes - b.mistakes)[0]
  const meant = near?.common ?? domain.replace(NOT_COM, '.com')
  return meant === domain ? null : `${mailbox}@${meant}`
}

/** Letters to add, leave out, replace or swap with their neighbour; more than 2 are not counted further. */
function mistakesBetween(typed: string, meant: string): number {
  if (Math.abs(typed.length - meant.length) > 2) return 3
  const rows: number[][] = [Array.from({ length: meant.length + 1 }, (_, index) => index)]
  const at = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= typed.length; row += 1) {
    const counts = [row]
    rows.push(counts)
    for (let column = 1; column <= meant.length; column += 1) {
      const same = typed[row - 1] === meant[column - 1]
      const swapped = typed[row - 1] === meant[column - 2] && typed[row - 2] === meant[column - 1]
      counts.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (same ? 0 : 1),
          swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
  }
  return at(typed.length, meant.length)
}
