import type { ReviewRequest } from '#domain/bookings/review.ts'
import { formsIn } from './counting.ts'
import { writtenNumber } from './numbers.de.ts'

type Words = { subject: string; preheader: string; opening: string }

const form = formsIn('de')

export const requests: Record<ReviewRequest, (villa: string, days: string) => Words> = {
  asked: (villa, days) => ({
    subject: `Wie war Ihr Aufenthalt? ${villa}`,
    preheader: 'Ein paar Worte helfen den nächsten Gästen bei der Wahl.',
    opening: `Danke, dass Sie unser Gast waren: ${villa}, ${days}. Möchten Sie anderen Gästen erzählen, wie es war?`,
  }),
  reminded: (villa, days) => ({
    subject: `Ihre Bewertung: ${villa}`,
    preheader: 'Wenn Sie eine Minute haben. Wir fragen nicht noch einmal.',
    opening: `Sie waren unser Gast: ${villa}, ${days}. Möchten Sie anderen Gästen erzählen, wie es war? Wir fragen heute zum letzten Mal.`,
  }),
}

export const howItWorks = (days: number, changeDays: number): string =>
  `Sterne und ein paar Worte genügen. Ob gut oder schlecht: Ihre Bewertung wird nach ${writtenNumber(days)} ${form(days, { one: 'Tag', other: 'Tagen' })} gezeigt, mit dem Namen, den Sie wählen. In den ersten ${writtenNumber(changeDays)} Tagen können Sie sie ändern.`
export const writeReview = 'Bewertung schreiben'

export const refused = {
  subject: (villa: string) => `Ihre Bewertung wird nicht veröffentlicht: ${villa}`,
  preheader: 'Hier sind der Grund und was Sie tun können.',
  opening: (villa: string, days: string) => `Ihre Gastgeber zeigen Ihre Bewertung dieses Aufenthalts nicht: ${villa}, ${days}.`,
  title: 'Ihre Bewertung',
  reason: 'Grund',
  writeToUs:
    'Eine Bewertung darf nur aus wenigen Gründen zurückgehalten werden, nie weil sie schlecht ist. Wenn Sie meinen, dass dieser nicht zutrifft, schreiben Sie uns bitte auf der Seite Ihres Aufenthalts.',
}
