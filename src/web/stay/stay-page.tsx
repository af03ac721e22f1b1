import type { OwnStay } from '#contract/guest-stays.ts'
import type { FormResult } from '../forms/form-result.ts'
import { ChangeOrCancel } from './change-or-cancel.tsx'
import { Conversations } from './conversations.tsx'
import { ArrivalForm, DetailsForm } from './details-forms.tsx'
import { DocumentForm } from './document-form.tsx'
import { House } from './house.tsx'
import { Money } from './money.tsx'
import { NewsForm } from './news-form.tsx'
import { Papers } from './papers.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { StayHead } from './stay-head.tsx'
import { YourHosts } from './your-hosts.tsx'

/** What the guest reads of a stay. The sections stay in this order on every width, so that the page also prints well. */
export const StayPage = ({ stay, result }: { stay: OwnStay; result: FormResult | undefined }) => (
  <>
    <StayHead stay={stay} />
    <Money stay={stay} />
    <div className="grid gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <div className="min-w-0 space-y-14">
        <House stay={stay} />
        <DetailsForm stay={stay} result={result} />
        <ArrivalForm stay={stay} result={result} />
        <DocumentForm stay={stay} result={result} />
        <ReviewPanel stay={stay} result={result} />
        <Conversations stay={stay} result={result} />
      </div>
      <div className="min-w-0 space-y-12">
        <ChangeOrCancel stay={stay} />
        <Papers stay={stay} />
        <NewsForm news={stay.news} result={result} />
        <YourHosts />
      </div>
    </div>
  </>
)
