import { useState } from 'react'
import { useSubmit } from 'react-router'
import * as words from '#words/en/office-phone.ts'
import { Button } from '../../ui/button.tsx'
import type { Browser } from './use-browser.ts'

/** Has this browser take notices for a key of the site. An address for another key, such as one of before, is of no use. */
async function subscribe(key: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready
  await (await pushManager.getSubscription())?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
}

type State = 'ready' | 'waiting' | 'denied' | 'failed'

/** Notices on this browser, or why it gets none. */
export function TurnOn({ browser, publicKey }: { browser: Browser; publicKey: string }) {
  const submit = useSubmit()
  const [state, set] = useState<State>('ready')
  if (browser.notices === 'unsupported') return <p>{browser.apple && !browser.installed ? words.installFirst : words.unsupported}</p>
  if (browser.notices === 'denied' || state === 'denied') return <p role="status">{words.denied}</p>

  const turnOn = async () => {
    set('waiting')
    try {
      if ((await Notification.requestPermission()) !== 'granted') return set(Notification.permission === 'denied' ? 'denied' : 'ready')
      const { endpoint, keys } = (await subscribe(publicKey)).toJSON()
      await submit({ intent: 'phone-on', endpoint: endpoint ?? '', ...keys }, { method: 'post', preventScrollReset: true })
      set('ready')
    } catch {
      set('failed')
    }
  }
  return (
    <>
      <Button type="button" onClick={turnOn} disabled={state === 'waiting'}>
        {state === 'waiting' ? words.turningOn : words.turnOn}
      </Button>
      <p role="alert" className="text-brick empty:hidden">
        {state === 'failed' && words.notTurnedOn}
      </p>
    </>
  )
}
