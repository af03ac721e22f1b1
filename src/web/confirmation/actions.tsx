import { href } from 'react-router'
import { Button, LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'

type Props = { villaPage: string | null; retry: { to: string; label: string } | null }

/** Next steps; not printed. */
export function Actions({ villaPage, retry }: Props) {
  return (
    <div className="no-print flex flex-wrap gap-3">
      {retry && (
        <LinkButton to={retry.to} look="act">
          {retry.label}
        </LinkButton>
      )}
      <Button type="button" onClick={() => print()} className="scripted">
        <Icon name="print" /> Print Confirmation
      </Button>
      {villaPage && <LinkButton to={villaPage}>View Villa Details</LinkButton>}
      <LinkButton to={href('/')}>Return to Home</LinkButton>
    </div>
  )
}
