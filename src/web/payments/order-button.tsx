import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/payment.ts'
import { SubmitButton } from '../ui/submit-button.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

/**
 * Order button. Consumer law requires the label to state the obligation to pay and the amount. Without scripts, CSS selects the
 * amount of the chosen plan.
 */
export function OrderButton({ full, first, ready }: { full: number; first: number | undefined; ready: boolean }) {
  const hydrated = useHydrated()
  return (
    <SubmitButton
      aria-disabled={(hydrated && !ready) || undefined}
      acting={words.oneMoment}
      look="act"
      wide
      className="min-h-14 text-lg sm:w-auto sm:px-8"
    >
      <span className="group-has-[#plan-partial:checked]/pay:hidden">{words.bookAndPayNow(formatEurosBriefly(full))}</span>
      {first !== undefined && (
        <span className="hidden group-has-[#plan-partial:checked]/pay:inline">{words.bookAndPayNow(formatEurosBriefly(first))}</span>
      )}
    </SubmitButton>
  )
}
