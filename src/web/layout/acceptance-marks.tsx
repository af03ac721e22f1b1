import type { ReactNode } from 'react'
import type { Settings } from '#contract/settings.ts'
import { MARK_HEIGHT, shownMarkWidth } from '#domain/marks.ts'
import * as words from '#words/en/frame.ts'

type Mark = { name: string; website: string; picture?: string }

const schemes: Mark[] = [words.visa, words.mastercard, words.dinacard].map((name) => ({ name, website: '' }))
const checks: Mark[] = [
  { name: words.visaSecure, website: 'https://www.visa.com/en-us/products/visa-secure' },
  { name: words.mastercardIdCheck, website: 'https://www.mastercard.com/global/en/business/issuers/identity-check.html' },
]

type Props = { settings: { company: Pick<Settings['company'], 'bankName' | 'bankUrl'>; marks: Settings['marks'] } }

/** The owners' marks of card schemes and bank; without any, their names in the three groups that the schemes require. */
export function AcceptanceMarks({ settings: { company, marks } }: Props) {
  const named = [schemes, [{ name: company.bankName, website: company.bankUrl }], checks]
  return (
    <ul aria-label={words.acceptedCardsAndSecurePayment} className="flex flex-wrap items-center gap-x-6 gap-y-1">
      {(marks.marks.length > 0 ? [marks.marks] : named).map((group) => (
        <li key={group[0]?.name}>
          <ul className="flex flex-wrap gap-x-2">
            {group.map((mark) => (
              <li key={mark.name + mark.picture}>
                <Linked to={mark.website}>{mark.picture ? <Drawn {...mark} picture={mark.picture} /> : <Named {...mark} />}</Linked>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

const Linked = ({ to, children }: { to: string; children: ReactNode }) =>
  to ? (
    <a href={to} target="_blank" rel="noreferrer" className="flex min-h-11 items-center">
      {children}
    </a>
  ) : (
    <span className="flex min-h-11 items-center">{children}</span>
  )

/** On white in every mode, as the schemes require. */
const Drawn = ({ name, picture }: { name: string; picture: string }) => (
  <span className="rounded-soft border border-sand-line bg-white p-1">
    <img
      src={picture}
      alt={name}
      width={shownMarkWidth(picture)}
      height={MARK_HEIGHT}
      loading="lazy"
      className="h-7 w-auto object-contain"
    />
  </span>
)

const Named = ({ name }: { name: string }) => (
  <span className="flex min-h-9 items-center rounded-soft border border-current/35 px-3 font-semibold text-xs">{name}</span>
)
