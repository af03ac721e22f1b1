import * as words from '#words/en/payment.ts'
import { formatGreekTime } from '#words/localized/greek-time.ts'
import { Notice } from '../ui/notice.tsx'

/** Until when the guest's own unfinished attempt holds the nights. */
export const HeldNights = ({ until }: { until: string }) => (
  <Notice tone="calm" title={words.nightsKeptUntil(formatGreekTime(new Date(until)))}>
    <p>{words.noPaymentOnRecord}</p>
  </Notice>
)
