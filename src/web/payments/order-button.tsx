import { useNavigation } from 'react-router'
import { writtenEuros } from '#domain/money.ts'
import { useHydrated } from '../ui/use-hydrated.ts'

/**
 * Order button. Consumer law requires the label to state the obligation to pay and the amount. Without scripts, CSS selects the
 * amount of the chosen plan.
 */
export function OrderButton({ full, first, ready }: { full: number; first: number | undefined; ready: boolean }) {
  const busy = useNavigation().state !== 'idle'
  const hydrated = useHydrated()
  return (
    <button
      type="submit"
      disabled={busy}
      aria-disabled={(hydrated && !ready) || undefined}
      className="button button-act min-h-14 w-full text-lg sm:w-auto sm:px-8"
    >
      {busy ? (
        'One moment …'
      ) : (
        <>
          <span className="group-has-[#plan-partial:checked]/pay:hidden">Book and pay {writtenEuros(full)} now</span>
          {first !== undefined && (
            <span className="hidden group-has-[#plan-partial:checked]/pay:inline">Book and pay {writtenEuros(first)} now</span>
          )}
        </>
      )}
    </button>
  )
}
