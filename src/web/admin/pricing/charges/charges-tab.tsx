import { FeesSection } from '../fees/fees-section.tsx'
import type { readFees } from '../fees/read-fees.server.ts'
import { LevySection } from '../levy/levy-section.tsx'
import type { TabProps } from '../tabs.ts'
import { TaxesSection } from '../taxes/taxes-section.tsx'

/** What comes with the prices of nights. */
export default function ChargesTab({ fees, levy, taxes, villas, rows, result }: TabProps<typeof readFees>) {
  const asked = { rows, result }
  return (
    <>
      <FeesSection fees={fees} villas={villas} {...asked} />
      <LevySection rates={levy} {...asked} />
      <TaxesSection rates={taxes} {...asked} />
    </>
  )
}
