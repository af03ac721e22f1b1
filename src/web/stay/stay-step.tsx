import type { ReactNode } from 'react'
import { href } from 'react-router'
import * as words from '#words/en/stay.ts'
import { PageHead } from '../layout/page-head.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'

type Props = {
  title: string
  description: string
  stay: string
  bookingNumber: string
  /** Title of the notice that the guest cannot take this step; null if it can be taken. */
  impossible: string | null
  children: ReactNode
}

/** Frame of a page that changes or cancels a stay, with the way back to it. */
export const StayStep = ({ title, description, stay, bookingNumber, impossible, children }: Props) => (
  <>
    <PageHead title={title} description={description} hidden />
    <PageTitle title={title}>
      <p>{stay}</p>
    </PageTitle>
    <div className="wrap pb-section">
      <div className="max-w-3xl space-y-6">
        <p>
          <Link to={href('/reservations/:bookingNumber', { bookingNumber })} className="link link-alone">
            <Icon shape={icons.back} className="size-4" /> {words.backToYourStay}
          </Link>
        </p>
        {impossible && (
          <Notice tone="caution" title={impossible}>
            {words.hasBegunOrEnded}
          </Notice>
        )}
        {children}
      </div>
    </div>
  </>
)
