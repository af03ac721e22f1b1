import { sum } from '#domain/money.ts'
import { formatNumber, tenths } from '#words/en/numbers.ts'
import * as words from '#words/en/office-reports.ts'
import { reasonLabels } from '#words/en/support.ts'
import { type Asked, toConversationFileAddress } from './asked.ts'
import { Part, Share, Sheet } from './part.tsx'
import { TimePlot } from './plots.tsx'
import type { ConversationReport } from './report.ts'

type Props = { report: ConversationReport; asked: Asked }

const topicNames = { ...reasonLabels, ...words.ownTopics }
const MINUTES_PER_HOUR = 60

/** How soon guests were answered, how many wrote, and what about. */
export function ConversationParts({ report: { total, months, weeks, topics }, asked }: Props) {
  const file = (table: Parameters<typeof toConversationFileAddress>[1]) => toConversationFileAddress(asked, table)
  const wroteInWeeks = sum(weeks.map(({ conversations }) => conversations))
  return (
    <>
      <Part
        title={words.answerTimes}
        definition={words.definitions.answerTimes}
        file={file('answers')}
        nothing={total.answered + total.unanswered === 0 && words.nobodyWaited}
      >
        <TimePlot
          title={words.medianTime}
          points={months.map(({ month, median, ...counts }) => ({
            at: month,
            value: median === null ? null : median / MINUTES_PER_HOUR,
            compared: null,
            ...counts,
          }))}
          format={(hours) => words.waited(Math.round(hours * MINUTES_PER_HOUR))}
          formatAtAxis={words.wholeHours}
          compared={false}
          more={[
            { name: words.answered, of: ({ answered }) => answered, amount: true },
            { name: words.unanswered, of: ({ unanswered }) => unanswered, amount: true },
          ]}
        />
        <p className="mt-2">
          {words.answersTotal(total.answered, total.unanswered, total.median === null ? words.none : words.waited(total.median))}
        </p>
      </Part>
      <Part
        title={words.conversationsAWeek}
        definition={words.definitions.conversations}
        file={file('weeks')}
        nothing={wroteInWeeks === 0 && words.nobodyWrote}
      >
        <TimePlot
          title={words.conversations}
          unit="week"
          points={weeks.map(({ week, conversations }) => ({ at: week, value: conversations, compared: null }))}
          format={formatNumber}
          compared={false}
        />
        <p className="mt-2">{words.weekAverage(tenths(wroteInWeeks / weeks.length))}</p>
      </Part>
      <Part
        title={words.topics}
        definition={words.definitions.topics}
        file={file('topics')}
        nothing={topics.length === 0 && words.nobodyWrote}
      >
        <Sheet
          title={words.topics}
          rows={topics}
          getKey={({ topic }) => topic}
          columns={[
            { name: words.topic, of: ({ topic }) => topicNames[topic] },
            { name: words.times, of: ({ count }) => count, amount: true },
            { name: words.share, of: ({ percent, count }) => <Percent percent={percent} count={count} highest={topics[0]?.count ?? 0} /> },
          ]}
        />
      </Part>
    </>
  )
}

const Percent = ({ percent, count, highest }: { percent: number; count: number; highest: number }) => (
  <span className="flex items-center gap-3 tabular-nums">
    <span className="w-14 shrink-0 text-end">{words.percent(percent)}</span>
    <span className="grow max-sm:hidden">
      <Share value={count} highest={highest} />
    </span>
  </span>
)
