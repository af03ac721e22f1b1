import { useEffect, useState } from 'react'

/** `subscribed`: it has an address at a push service. */
export type Browser = { installed: boolean; apple: boolean; notices: 'unsupported' | 'denied' | 'possible'; subscribed: boolean }

const isInstalled = () => matchMedia('(display-mode: standalone)').matches
const isApple = () => /iPhone|iPad/.test(navigator.userAgent) || (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

function readNotices(): Browser['notices'] {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window)) return 'unsupported'
  return Notification.permission === 'denied' ? 'denied' : 'possible'
}

async function isSubscribed(): Promise<boolean> {
  const registration = await navigator.serviceWorker?.getRegistration()
  return (await registration?.pushManager?.getSubscription()) != null
}

/** What this browser can do; null until its scripts have looked. */
export function useBrowser(): Browser | null {
  const [browser, set] = useState<Browser | null>(null)
  useEffect(() => {
    const look = async () => {
      const subscribed = await isSubscribed().catch(() => false)
      set({ installed: isInstalled(), apple: isApple(), notices: readNotices(), subscribed })
    }
    void look()
  }, [])
  return browser
}
