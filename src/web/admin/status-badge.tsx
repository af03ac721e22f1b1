import type { BookingStatus } from '#domain/bookings/status.ts'
import { statusLabels } from '#words/en/labels.ts'

const tones: Record<BookingStatus, 'good' | 'waiting' | 'bad' | 'plain'> = {
  paid: 'good',
  partial_paid: 'waiting',
  pending: 'waiting',
  cancelled: 'plain',
  failed: 'bad',
  restricted: 'plain',
  refunded: 'plain',
}

export const StatusBadge = ({ status }: { status: BookingStatus }) => (
  <span className="badge" data-tone={tones[status]}>
    {statusLabels[status]}
  </span>
)
