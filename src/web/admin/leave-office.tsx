import { href } from 'react-router'
import { logOut } from '#words/en/frame.ts'
import { backToWebsite } from '#words/en/office-frame.ts'
import { LogOut } from '../layout/log-out.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'

export const BackToWebsite = () => (
  <Link to={href('/')} className="office-link">
    <Icon shape={icons.leave} className="size-4.5" />
    <span className="office-name">{backToWebsite}</span>
  </Link>
)

export const OfficeLogOut = () => (
  <LogOut className="office-link">
    <Icon shape={icons.logOut} className="size-4.5" />
    <span className="office-name">{logOut}</span>
  </LogOut>
)
