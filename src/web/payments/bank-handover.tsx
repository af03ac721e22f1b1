import { useEffect, useRef } from 'react'
import * as words from '#words/en/payment.ts'
import { Button } from '../ui/button.tsx'
import type { BankForm } from './pay.server.ts'

/** Posts the form to the bank's page automatically; without scripts by the button. */
export function BankHandover({ bank }: { bank: BankForm }) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.submit()
    // After 'Back', reload: otherwise the back/forward cache would show this page instead of the review page.
    const returned = (event: PageTransitionEvent) => event.persisted && location.reload()
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [])

  return (
    <div className="wrap flex min-h-[60vh] flex-col items-start justify-center py-20">
      <h1 className="text-3xl">{words.toTheBanksPaymentPage}</h1>
      <p className="measure mt-4 text-lg" role="status">
        {words.yourNightsAreHeld}
      </p>
      <form ref={form} method="post" action={bank.action} className="mt-8">
        {Object.entries(bank.fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button look="act">{words.continueToTheBank}</Button>
      </form>
    </div>
  )
}
