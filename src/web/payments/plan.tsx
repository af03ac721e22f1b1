import type { ReactNode } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/pricing.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

export type Step = { key: number; paid: boolean; amount: string; name: ReactNode; when: ReactNode /** Below them. */; more?: ReactNode }

/** When a stage was paid. `otherwise`: where the day is not known. */
export const formatPaidDay = (day: CalendarDay | null | undefined, otherwise: string): string =>
  day ? words.paidOnDay(formatDay(day)) : otherwise

/** Payments of a stay as a line of dots: paid, next, later. Below each other on phones. */
export function Plan({ steps }: { steps: readonly Step[] }) {
  const next = steps.find(({ paid }) => !paid)
  return (
    <>
      <ol className="plan tabular">
        {steps.map((step) => (
          <li key={step.key} data-state={step.paid ? 'paid' : step === next ? 'next' : 'later'}>
            <i>{step.paid && <Icon shape={icons.check} className="size-3.5" />}</i>
            <span className="font-semibold">{step.amount}</span>
            {step === next && <span className="sr-only">, {words.nextPayment}</span>}
            <span className="block text-ink-soft text-sm">
              {step.name}
              <span className="block">{step.when}</span>
            </span>
            {step.more}
          </li>
        ))}
      </ol>
      {next && <p className="mt-3 text-ink-soft text-sm">{words.deadlinesInGreekTime}</p>}
    </>
  )
}
