import * as words from '#words/en/booking.ts'
import { SubmitButton } from '../ui/submit-button.tsx'

/** Leads from the details of a guest to the page where they are read again and paid. */
export const ReviewButton = () => (
  <>
    <div data-action>
      <SubmitButton acting={words.oneMoment} look="act" wide className="mt-4">
        {words.reviewYourBooking}
      </SubmitButton>
    </div>
    <p className="mt-2 text-center text-ink-soft text-xs">{words.nothingIsBookedOrCharged}</p>
  </>
)
