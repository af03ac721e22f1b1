import type { AnswerOf } from '#contract/call.ts'
import type { pushCalls } from '#contract/push.ts'
import * as words from '#words/en/office-phone.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { DeviceCard } from './device-card.tsx'
import { Install } from './install.tsx'
import { TurnOn } from './turn-on.tsx'
import { useBrowser } from './use-browser.ts'

/** `push`: null for roles that hear nothing of guests. */
type Props = { push: AnswerOf<typeof pushCalls.list> | null; result: FormResult | undefined }

/** The back office on this person's telephone: installed, and with notices. */
export function PhonePart({ push, result }: Props) {
  const browser = useBrowser()
  return (
    <section id="phone" className="space-y-6">
      <h2 className="text-xl">{words.phoneAndNotices}</h2>
      <noscript>
        <p>{words.needsScripts}</p>
      </noscript>
      <Install browser={browser} />
      {push && (
        <div className="space-y-3">
          <h3 className="font-sans font-semibold text-lg">{words.notices}</h3>
          <p>{words.whatNoticesSay}</p>
          {browser && !(browser.subscribed && push.devices.some(({ here }) => here)) && <TurnOn browser={browser} publicKey={push.key} />}
          <h4 className="font-sans font-semibold">{words.yourDevices}</h4>
          {push.devices.length === 0 && <p className="text-ink-soft">{words.noDevices}</p>}
          {push.devices.map((device) => (
            <DeviceCard key={device.id} device={device} result={result} />
          ))}
        </div>
      )}
    </section>
  )
}
