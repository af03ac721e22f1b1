import type { ComponentProps } from 'react'
import { href } from 'react-router'
import * as words from '#words/en/payment.ts'
import { useSite } from '../layout/use-site.ts'
import { Link } from '../ui/link.tsx'

/** Checked by default only for an order whose terms were accepted before its code was sent. The texts open in a new tab, so that the input is not lost. */
export function Consent(box: Pick<ComponentProps<'input'>, 'ref' | 'onInput' | 'defaultChecked'>) {
  return (
    <div>
      <label className="flex gap-4">
        <input type="checkbox" name="terms" value="accepted" {...box} className="mt-1 size-5 shrink-0 accent-aegean" />
        <span>
          {words.iHaveReadAndAccept} <Texts />
        </span>
      </label>
      <p className="mt-2 pl-9 text-ink-soft text-sm">{words.forStaysOnFixedDates}</p>
    </div>
  )
}

/** The guest has accepted the same texts for the same stay with an attempt of the last day. */
export const ConsentBefore = () => (
  <div>
    <input type="hidden" name="terms" value="accepted" />
    <p>
      {words.termsAcceptedBefore} <Texts />
    </p>
    <p className="mt-2 text-ink-soft text-sm">{words.forStaysOnFixedDates}</p>
  </div>
)

const Texts = () => (
  <>
    <TextLink to={href('/terms')}>{words.termsConditions}</TextLink>
    {words.withTheCancellationPolicy} <TextLink to={href('/privacy')}>{words.privacyStatement}</TextLink>.
    {useSite()?.termsInEnglish && ` ${words.termsInEnglish}`}
  </>
)

const TextLink = ({ to, children }: { to: string; children: React.ReactNode }) => (
  <Link to={to} target="_blank" className="link">
    {children}
  </Link>
)
