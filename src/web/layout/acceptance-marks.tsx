import * as words from '#words/en/frame.ts'

type Mark = { name: string; url?: string }

const schemes: Mark[] = [{ name: words.visa }, { name: words.mastercard }, { name: words.dinacard }]
const checks: Mark[] = [
  { name: words.visaSecure, url: 'https://www.visa.com/en-us/products/visa-secure' },
  { name: words.mastercardIdCheck, url: 'https://www.mastercard.com/global/en/business/issuers/identity-check.html' },
]

type Bank = { bankName: string; bankUrl: string }

/** Neutral placeholders in the three groups that the card schemes require, until the owners have the bank's logo files. */
export function AcceptanceMarks({ bankName, bankUrl }: Bank) {
  return (
    <ul aria-label={words.acceptedCardsAndSecurePayment} className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <MarkGroup marks={schemes} width={76} />
      <MarkGroup marks={[{ name: bankName, url: bankUrl }]} width={116} />
      <MarkGroup marks={checks} width={140} />
    </ul>
  )
}

function MarkGroup({ marks, width }: { marks: Mark[]; width: number }) {
  return (
    <li>
      <ul className="flex flex-wrap gap-2">
        {marks.map(({ name, url }) => (
          <li key={name}>
            {url ? (
              <a href={url} target="_blank" rel="noreferrer" className="flex min-h-11 items-center">
                <MarkDrawing name={name} width={width} />
              </a>
            ) : (
              <span className="flex min-h-11 items-center">
                <MarkDrawing name={name} width={width} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </li>
  )
}

function MarkDrawing({ name, width }: { name: string; width: number }) {
  return (
    <svg width={width} height="36" viewBox={`0 0 ${width} 36`} role="img" aria-label={name}>
      <rect x="0.5" y="0.5" width={width - 1} height="35" rx="4" fill="#fff" stroke="#c9d1d6" />
      <text x={width / 2} y="22.500" textAnchor="middle" fontSize="12" fontWeight="600" fill="#12283a" fontFamily="inherit">
        {name.length > 20 ? `${name.slice(0, 19)}…` : name}
      </text>
    </svg>
  )
}
