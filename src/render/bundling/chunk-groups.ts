// Which modules of the pages travel as one file. Small files of their own compress worse and cost a request each.

/** Matches modules by the beginning of their path in src. */
const modules = (...paths: string[]) => new RegExp(`/src/(${paths.join('|')})`)

/** Word files of every language. */
const words = (...areas: string[]) => `words/\\w\\w/(${areas.join('|')})\\.`

/** Parts of every public page. The content of the footer is part of the document. */
const frame = modules(
  words('frame', 'language'),
  'words/counting\\.',
  'web/(foreign-nodes|forms/(early-input|entered-controls)|menus\\.|root\\.tsx|routes/public|toasts/|villas/describe-villa|home/more-link)',
  'web/layout/(?!checkout-header|footer-|short-footer|measure-view|signed-in-menu|acceptance-marks|test-banner|offered-language-line|not-found)',
  'web/ui/(arriving|icon|menu|notice|photo-hero|picture|section)\\.',
)

/** Parts of most pages that have dates. */
const days = modules(
  'domain/(calendar-day|month|other-currencies|stay|bookings/cancellation|pricing/instalments)\\.',
  words('counts', 'days', 'grammar', 'numbers', 'pricing'),
  'words/(full-stop|with-comma|localized/greek-time)\\.',
  'web/(currency/(about-in-other|currency-choice|other-currency)|pricing/use-price-name|search/(addresses|impossible-dates|remembered-))',
)

/** Parts of every form that stores a draft. */
const forms = modules('web/forms/(?!early-input|entered-controls|fill-in-early)', 'web/ui/(field|submit-button|use-hydrated)\\.')

/** Parts of every page about the amounts of a stay, before and after it is booked. */
const stayAmounts = modules(
  'domain/pricing/(levy|security-deposit)\\.',
  words('payment'),
  'web/(payments/(plan|stage-origin)|pricing/(cancellation-ladder|levy-line))\\.',
)

/** What a stay costs, by the same rules as on the server. The prices of the office use it, too. */
const prices = modules('domain/(pricing/|group-by\\.)')

/** Parts of the two pages where a stay is chosen: a villa and the booking page. */
const stayToChoose = modules(
  words('booking'),
  'web/bookings/(plain-dates|price-panel|describe-selection|stay-picker|use-chosen-stay)\\.',
  'web/(currency/charged-in-dinars|payments/held-nights|pricing/(price-breakdown|stages))\\.',
)

/** Words of the back office that a guest's stay and an invitation show as well. */
const labels = modules(words('labels'))

/** Parts of most pages of the back office, and of no other page. */
const office = modules(
  'domain/accounts/roles\\.',
  words('office-frame', 'office-translations'),
  'web/admin/(admin-page|office-places|place-pages|status-badge|translations/(group-table|translation-progress)|use-may|use-office-menu)\\.',
  'web/ui/(boxes|tabs)\\.',
)

export const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
  { name: 'frame', test: frame },
  { name: 'days', test: days },
  { name: 'forms', test: forms },
  { name: 'stay-amounts', test: stayAmounts },
  { name: 'prices', test: prices },
  { name: 'stay-to-choose', test: stayToChoose },
  { name: 'labels', test: labels },
  { name: 'back-office', test: office },
]
