import * as words from '#words/en/payment.ts'
import { ConversionStatement } from '../currency/conversion-statement.tsx'
import { AcceptanceMarks } from '../layout/acceptance-marks.tsx'
import { useSite } from '../layout/use-site.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

/** Statements required wherever a card is about to be charged. */
export function CardStatements() {
  const settings = useSite()?.settings
  return (
    <div className="space-y-3">
      <ConversionStatement />
      <p className="flex gap-2 text-ink-soft text-sm">
        <Icon shape={icons.lock} className="mt-1 size-4" />
        {words.youEnterYourCard}
      </p>
      {settings && <AcceptanceMarks settings={settings} />}
    </div>
  )
}
