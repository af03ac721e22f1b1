import { useSyncExternalStore } from 'react'

/** A browser that can install a page says so once, perhaps before the page that offers it is open. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> }

let offered: InstallPrompt | null = null
const listeners = new Set<() => void>()

function set(prompt: InstallPrompt | null): void {
  offered = prompt
  for (const changed of listeners) changed()
}

/** Listens from the first page of the office on. */
export function listenForInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    set(event as InstallPrompt)
  })
  addEventListener('appinstalled', () => set(null))
}

const subscribe = (changed: () => void) => {
  listeners.add(changed)
  return () => void listeners.delete(changed)
}

/** Opens the browser's dialog to install the page; null where there is none. */
export function useInstallPrompt(): (() => void) | null {
  const prompt = useSyncExternalStore(
    subscribe,
    () => offered,
    () => null,
  )
  return prompt && (() => void prompt.prompt().finally(() => set(null)))
}
