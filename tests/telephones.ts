import { pushCalls } from '../src/contract/push.ts'
import { pushBrowser } from './push-browser.ts'
import type { Client, TestSite } from './test-site.ts'

export const SERVICE = 'https://fcm.googleapis.com/fcm/send/'

/** A push service that answers with a status, or not at all (0), and the telephones that it brings notices to. */
export function telephones(site: TestSite) {
  const browsers = new Map<string, ReturnType<typeof pushBrowser>>()
  const brought: { phone: string; text: string; title: string; body: string; opens: string; badge: string }[] = []
  const state = { status: 201 }
  site.deps.publicNet = {
    ...site.deps.publicNet,
    post: async (url, { body }) => {
      if (state.status === 0) throw new TypeError('fetch failed')
      const phone = url.replace(SERVICE, '')
      const text = browsers.get(url)?.read(Buffer.from(body)) ?? ''
      const { title, body: line, navigate, app_badge } = JSON.parse(text).notification
      if (state.status === 201) brought.push({ phone, text, title, body: line, opens: navigate, badge: app_badge })
      return new Response(null, { status: state.status })
    },
  }
  return {
    state,
    brought,
    titles: () => brought.splice(0).map(({ title, body }) => `${title} (${body})`),
    turnOn: async (person: Client, phone: string) => {
      const browser = pushBrowser()
      browsers.set(SERVICE + phone, browser)
      await person(pushCalls.add, { endpoint: SERVICE + phone, ...browser.keys })
    },
  }
}
