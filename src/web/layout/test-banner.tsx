import { mailLink } from '#domain/contact-links.ts'
import * as words from '#words/en/frame.ts'

/** Shown if and only if no real bank is configured. `email`: of the owners. */
export default function TestBanner({ email }: { email: string }) {
  return (
    <aside aria-label={words.notice} className="no-print bg-sand text-ink">
      <p className="wrap py-2 text-center text-xs sm:text-sm">
        {words.thisWebsiteIsUnderDevelopment}{' '}
        <a href={mailLink(email)} className="inline-block py-1 font-medium underline underline-offset-2">
          {words.contactTheOwnersDirectly}
        </a>
        .
      </p>
    </aside>
  )
}
