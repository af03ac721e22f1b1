import { href, useLocation } from 'react-router'
import * as words from '#words/en/frame.ts'
import { prefix } from '#words/en/language.ts'
import { useAccount } from './account.tsx'
import { useSite } from './use-site.ts'

/** Pages of the order itself. */
const NOT_ON = /^\/(booking-request|booking-confirmation|confirm-email)$/

/**
 * The first line of every page for a guest whose nights are held without a payment. On pages that guests share it has the general sentence
 * at its full height; the script inside the page (`render/in-page/account.ts`) and React fill in which stay it is.
 */
export function Unfinished() {
  const site = useSite()
  const account = useAccount()
  const { pathname } = useLocation()
  if (!site?.unfinished || NOT_ON.test(pathname)) return null
  const stay = account?.unfinished
  if (account && !stay) return null
  return (
    <aside data-unfinished={prefix + href('/account')} aria-label={words.unfinishedBooking} className="no-print bg-aegean-mist text-ink">
      <div className="wrap flex min-h-24 items-start gap-4 py-2.5 text-sm leading-snug sm:min-h-16 lg:min-h-12">
        <p className="min-w-0 flex-1">
          <span suppressHydrationWarning>{stay?.says ?? words.unfinishedBooking}</span>
        </p>
        <a href={stay?.to ?? prefix + href('/booking-request')} className="link shrink-0 font-semibold" suppressHydrationWarning>
          {words.unfinishedGoOn}
        </a>
      </div>
    </aside>
  )
}
