import * as words from '#words/en/office-phone.ts'
import { Button } from '../../ui/button.tsx'
import { useInstallPrompt } from './install-prompt.ts'
import type { Browser } from './use-browser.ts'

/** How the back office gets on the home screen of this device. */
export function Install({ browser }: { browser: Browser | null }) {
  const install = useInstallPrompt()
  return (
    <div className="space-y-3">
      <h3 className="font-sans font-semibold text-lg">{words.onTheHomeScreen}</h3>
      <p>{words.whatInstallingGives}</p>
      {browser?.installed && <p>{words.isInstalled}</p>}
      {browser && !browser.installed && install && (
        <Button type="button" onClick={install}>
          {words.install}
        </Button>
      )}
      {browser && !browser.installed && !install && <p>{browser.apple ? words.installOnApple : words.installByMenu}</p>}
    </div>
  )
}
