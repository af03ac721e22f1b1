import { href } from 'react-router'
import * as words from '#words/en/payment.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

type Props = {
  villaPage: string | null
  retry: { to: string; label: string } | null
  /** There is a confirmation to print. */
  printable: boolean
}

/** Next steps; not printed. */
export function Actions({ villaPage, retry, printable }: Props) {
  return (
    <div className="no-print flex flex-wrap gap-3">
      {retry && (
        <LinkButton to={retry.to} look="act">
          {retry.label}
        </LinkButton>
      )}
      {printable && (
        <Button type="button" onClick={() => print()} className="scripted max-w-full wrap-anywhere">
          <Icon shape={icons.print} /> {words.printConfirmation}
        </Button>
      )}
      {villaPage && <LinkButton to={villaPage}>{words.viewVillaDetails}</LinkButton>}
      <LinkButton to={href('/')}>{words.returnToHome}</LinkButton>
    </div>
  )
}
