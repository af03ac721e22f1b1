import { askTheHosts } from '#words/en/frame.ts'
import { Link } from '../ui/link.tsx'

/** `to`: from `askAbout`. */
export const AskLink = ({ to }: { to: string }) => (
  <Link to={to} className="link link-alone">
    {askTheHosts}
  </Link>
)
