import { useState } from 'react'
import { forRoles } from '#domain/accounts/roles.ts'
import { MOST_CHOSEN } from '#domain/bookings/most-chosen.ts'
import * as counts from '#words/en/counts.ts'
import * as words from '#words/en/office-selection.ts'
import { Button } from '../../ui/button.tsx'
import { CopyField } from '../../ui/copy-field.tsx'
import { useMay } from '../use-may.ts'
import styles from './selection.css?url'
import type { Selection } from './use-selection.ts'

type Props = Pick<Selection, 'full' | 'end'> & { chosen: NonNullable<Selection['chosen']> }

/** What can be done with the chosen bookings. Loaded at the first choice. */
export default function SelectionBar({ chosen, full, end }: Props) {
  const may = useMay()
  const addresses = [...new Set([...chosen.values()].filter(Boolean))].join(', ')
  // Said until other bookings are chosen.
  const [tried, setTried] = useState<{ addresses: string; copied: boolean }>()
  const copied = tried?.addresses === addresses ? tried.copied : null
  const said = words.chosen(counts.bookings(chosen.size))
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addresses)
      setTried({ addresses, copied: true })
    } catch {
      setTried({ addresses, copied: false })
    }
  }
  return (
    <section aria-label={words.chosenBookings} className="selection">
      <link rel="stylesheet" href={styles} precedence="office" />
      <p role="status">{full ? words.noMore(counts.bookings(MOST_CHOSEN)) : copied ? words.addressesCopied : said}</p>
      {may(forRoles.ledger) && (
        <form action="/api/exportChosenBookings.php">
          <input type="hidden" name="bookingIds" value={JSON.stringify([...chosen.keys()])} />
          <Button small disabled={chosen.size === 0}>
            {words.exportChosen}
          </Button>
        </form>
      )}
      <Button type="button" small disabled={addresses === ''} onClick={copy}>
        {words.copyAddresses}
      </Button>
      <Button type="button" small onClick={end} className="selection-end">
        {words.endChoosing}
      </Button>
      {copied === false && <CopyField label={words.addresses} value={addresses} />}
    </section>
  )
}
