import type { MessageTemplate } from '#contract/message-templates.ts'
import { formatTime } from '#words/en/days.ts'
import * as words from '#words/en/office-messages.ts'

/** An hour of the clock at the villas. */
export const formatHour = (hour: number): string => formatTime(`${String(hour).padStart(2, '0')}:00`)

/** When a text is sent by itself. */
export const describeWhen = ({ event, days, hour }: Pick<MessageTemplate, 'event' | 'days' | 'hour'>): string =>
  event === null ? words.byHand : words.describeSchedule(event, days, formatHour(hour))
