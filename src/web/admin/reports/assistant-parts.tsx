import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-reports.ts'
import { type Asked, toAssistantFileAddress } from './asked.ts'
import { Part, Sheet } from './part.tsx'
import type { AssistantReport } from './report.ts'

type Props = { report: AssistantReport; asked: Asked }

/** What assistants asked for and could not have: demand that was lost; and which of them asked. */
export function AssistantParts({ report: { missed, clients }, asked }: Props) {
  return (
    <>
      <Part
        title={words.missed}
        definition={words.definitions.missed}
        file={toAssistantFileAddress(asked, 'missed')}
        nothing={missed.length === 0 && words.nothingMissed}
      >
        <Sheet
          title={words.missed}
          rows={missed}
          getKey={({ villa, checkIn, checkOut, why }) => `${villa} ${checkIn} ${checkOut} ${why}`}
          columns={[
            { name: words.stay, of: ({ checkIn, checkOut }) => words.shownPeriod(formatDay(checkIn), formatDay(checkOut)) },
            { name: words.villa, of: ({ villa }) => <span className="wrap-anywhere">{villa ?? words.anyVilla}</span> },
            { name: words.why, of: ({ why }) => words.missedWhys[why] },
            { name: words.times, of: ({ times }) => times, amount: true },
          ]}
        />
      </Part>
      <Part
        title={words.clients}
        definition={words.definitions.clients}
        file={toAssistantFileAddress(asked, 'clients')}
        nothing={clients.length === 0 && words.nobodyAsked}
      >
        <Sheet
          title={words.clients}
          rows={clients}
          getKey={({ client }) => client}
          columns={[
            { name: words.assistant, of: ({ client }) => <span className="wrap-anywhere">{client || words.otherAssistants}</span> },
            { name: words.calls, of: ({ calls }) => calls, amount: true },
            { name: words.notFree, of: ({ missed }) => missed, amount: true },
            { name: words.links, of: ({ links }) => links, amount: true },
          ]}
        />
      </Part>
    </>
  )
}
