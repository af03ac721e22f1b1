import { formatTime } from '#words/en/days.ts'
import * as words from '#words/en/payment.ts'
import { Notice } from '../ui/notice.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'

const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const atProperty = new Intl.DateTimeFormat('en-GB', { ...clock, timeZone: 'Europe/Athens' })

/** Until when the guest's own unfinished attempt holds the nights: by the browser's clock, without scripts by the property's. */
export function HeldNights({ until }: { until: string }) {
  const hydrated = useHydrated()
  const moment = new Date(until)
  const time = hydrated
    ? formatTime(new Intl.DateTimeFormat('en-GB', clock).format(moment))
    : words.greekTime(formatTime(atProperty.format(moment)))
  return (
    <Notice tone="calm" title={words.nightsKeptUntil(time)}>
      <p>{words.noPaymentOnRecord}</p>
    </Notice>
  )
}
