import { href } from 'react-router'
import type { Attention } from '#contract/dashboard.ts'
import type { Letter } from '#domain/bookings/letters.ts'
import * as words from '#words/en/office-dashboard.ts'
import { remind as remindOf } from '#words/en/office-letters.ts'
import * as icons from '../../ui/icons.ts'

/** `due_instalment`: not overdue yet, from what the coming days bring. */
export type AttentionKind = Attention['kind'] | 'due_instalment'

type Shown = {
  label: string
  icon: string
  /** Where it is done. */
  to?: string
  /** What is done there, and the same in full for screen readers. */
  act?: string
  inFull?: string
  /** A mail from the booking's page, for those who may send it. */
  letter?: Letter
}

const calendars = { to: href('/admin/dashboard/calendars'), inFull: words.openTheCalendars, icon: icons.swap }
const jobs = { to: href('/admin/dashboard/jobs'), inFull: words.openTheJobs, icon: icons.clock }
const settings = { to: href('/admin/dashboard/settings'), act: words.fillIn, icon: icons.edit }
const seasons = { to: `${href('/admin/dashboard/pricing')}?tab=seasons`, inFull: words.openThePrices, icon: icons.tag }
const money = { icon: icons.euro }
/** Shows the reminder before it is sent. */
const remind = { ...money, act: remindOf, letter: 'instalment' } as const

export const attentionKinds: Record<AttentionKind, Shown> = {
  bank_access: { label: words.accessToTheBank, icon: icons.warning },
  unclear_payment: { label: words.unclearPayment, ...money },
  contradiction: { label: words.theBankContradictsItself, ...money },
  lost_payment: { label: words.paymentOfAnUnknownOrder, ...money },
  failed_refund: { label: words.refundRefused, ...money },
  due_transfer: { label: words.toBeTransferredBack, ...money },
  unpaid_sale: { label: words.soldWithoutPayment, ...money },
  calendar_conflict: { label: words.soldOnAPlatformToo, ...calendars },
  withdrawn_villa: {
    label: words.bookedInAWithdrawnVilla,
    icon: icons.house,
    to: href('/admin/dashboard/villas'),
    inFull: words.openTheVillas,
  },
  restored_backup: { label: words.backupRestored, icon: icons.page, to: href('/admin/dashboard/papers'), inFull: words.openThePapers },
  doubtful_clock: { label: words.clockInDoubt, ...jobs },
  held_deletion: { label: words.deletionWaits, ...jobs },
  change_request: { label: words.guestAsksForOtherDates, icon: icons.swap, act: words.decide },
  complaint: { label: words.complaintDue, icon: icons.inbox, to: href('/admin/dashboard/complaints'), act: words.answer },
  question: {
    label: words.questionWaits,
    icon: icons.inbox,
    to: `${href('/admin/dashboard/support')}?status=questions`,
    act: words.answer,
  },
  held_message: { label: words.heldMessage, icon: icons.mail },
  unusable_mail: {
    label: words.unusableMail,
    icon: icons.mail,
    to: href('/admin/dashboard/site-mails'),
    inFull: words.openTheWordsOfMails,
  },
  reminder: { label: words.reminder, icon: icons.clock, to: href('/admin/dashboard/support'), act: words.answer },
  declaration: { label: words.declarationDue, icon: icons.page, to: href('/admin/dashboard/declarations'), act: words.declare },
  overdue_instalment: { label: words.overdueInstalment, ...remind },
  due_instalment: { label: words.instalmentDue, ...remind },
  unsold_nights: {
    label: words.nightsMadeUnsellable,
    icon: icons.nights,
    to: `${href('/admin/dashboard/pricing')}?tab=rules`,
    inFull: words.openTheRules,
  },
  missing_season: { label: words.noSeason, ...seasons },
  unusual_price: { label: words.unusualPrice, ...seasons },
  low_price: { label: words.soldBelowRates, icon: icons.tag },
  undelivered_event: { label: words.notWrittenYet, icon: icons.warning },
  unsent_mail: {
    label: words.mailNotSent,
    icon: icons.mail,
    to: `${href('/admin/dashboard/mails')}?state=failed`,
    inFull: words.openTheMails,
  },
  returned_mail: { label: words.mailReturned, icon: icons.mail, to: href('/admin/dashboard/mails'), inFull: words.openTheMails },
  mailbox_not_read: { label: words.mailboxNotRead, ...jobs },
  left_mails: { label: words.mailsLeft, icon: icons.mail },
  live_settings: { label: words.neededOnALiveSite, ...settings },
  live_villa: { label: words.neededOnALiveSite, ...settings, to: href('/admin/dashboard/villas') },
  live_environment: { label: words.neededOnALiveSite, icon: icons.warning },
  stale_calendar: { label: words.silentCalendar, ...calendars },
  unread_events: { label: words.eventsNotRead, ...calendars },
  stale_rate: { label: words.oldExchangeRate, ...money },
  refused_rate: { label: words.strangeExchangeRate, ...money },
  failed_job: { label: words.jobFailed, ...jobs },
  old_backup: { label: words.noFreshBackup, ...jobs },
}
