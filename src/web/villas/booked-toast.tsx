import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { useToast } from '../toasts/toaster.tsx'

/** Says thank you where the address says `booked=true`. */
export function BookedToast({ villaName }: { villaName: string }) {
  const [query] = useSearchParams()
  const toast = useToast()
  const booked = query.get('booked') === 'true'
  useEffect(() => {
    if (booked) {
      toast({ title: 'Booking Confirmed!', text: `Thank you for booking ${villaName}. We look forward to your stay.`, tone: 'good' })
    }
  }, [booked, villaName, toast])
  return null
}
