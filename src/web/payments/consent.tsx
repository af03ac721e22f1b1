import type { ComponentProps } from 'react'
import { href, Link } from 'react-router'

/** Never checked by default. The texts open in a new tab, so that the input is not lost. */
export function Consent(box: Pick<ComponentProps<'input'>, 'ref' | 'onInput'>) {
  return (
    <div>
      <label className="flex gap-4">
        <input type="checkbox" name="terms" value="accepted" {...box} className="mt-1 size-5 shrink-0 accent-aegean" />
        <span>
          I have read and accept the <TextLink to={href('/terms')}>Terms &amp; Conditions</TextLink>, with the cancellation policy, and the{' '}
          <TextLink to={href('/privacy')}>privacy statement</TextLink>.
        </span>
      </label>
      <p className="mt-2 pl-9 text-ink-soft text-sm">
        For stays on fixed dates the law gives no right of withdrawal: 70% is refunded when you cancel 21 days or more before arrival, after
        that nothing.
      </p>
    </div>
  )
}

const TextLink = ({ to, children }: { to: string; children: React.ReactNode }) => (
  <Link to={to} target="_blank" className="link">
    {children}
  </Link>
)
