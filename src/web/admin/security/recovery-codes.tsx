import { Notice } from '../../ui/notice.tsx'

/** Shown once; only their hashes are kept. */
export const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <Notice tone="caution" title="Your recovery codes, shown this once" announced>
    <p>Print them or write them down, and keep them apart from your phone. Each signs you in once when the phone is not there.</p>
    <ol className="mt-3 grid max-w-md gap-x-8 gap-y-1 sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>
          <code className="font-semibold text-base">{code}</code>
        </li>
      ))}
    </ol>
  </Notice>
)
