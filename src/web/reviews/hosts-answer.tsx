import * as words from '#words/en/reviews.ts'

/** What the hosts answered to a review. `className`: how much of it is shown. */
export const HostsAnswer = ({ answer, className = '' }: { answer: string; className?: string }) => (
  <div className="mt-4 border-sand-line border-l-2 pl-4 text-sm">
    <p className="font-semibold">{words.hostsAnswered}</p>
    <p className={`whitespace-pre-line text-ink-soft ${className}`}>{answer}</p>
  </div>
)
