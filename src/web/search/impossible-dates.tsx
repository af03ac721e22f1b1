import type { ComponentProps, ReactNode } from 'react'
import * as words from '#words/en/search.ts'
import { DepositOnTop } from '../pricing/deposit-on-top.tsx'
import { Notice } from '../ui/notice.tsx'
import { PossibleStays } from './possible-stays.tsx'

type Props = { rule: string; children?: ReactNode } & ComponentProps<typeof PossibleStays>

/** Says in a friendly sentence why dates cannot be booked, and offers those that can. */
export const ImpossibleDates = ({ rule, children, ...possible }: Props) => (
  <Notice tone="calm" title={rule} announced>
    <p>{possible.stays.length > 0 ? words.theseStaysComeClosest : words.pleaseChooseOtherDates}</p>
    <div className="mt-3 mb-1">
      <PossibleStays {...possible} />
      {possible.stays.some(({ total }) => total !== null) && <DepositOnTop />}
    </div>
    {children}
  </Notice>
)
