type Failure = { code?: unknown; port?: unknown; message?: unknown; cause?: unknown }

const DISK_FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** What is wrong with the machine, with advice, in one line; null for any other error. */
export function machineFailure(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, port, message, cause } = error as Failure
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use by another program. End that, or choose free ports, such as PORT=${Number(port) + 100} (the simulated bank takes the next one, or SIMULATOR_PORT).`
  if (DISK_FULL.has(String(code)) || /no space left on device/i.test(String(message)))
    return 'The disk is full. Make room, such as by deleting old backups (DATA_DIR/backups), and try again. Nothing that was confirmed is lost.'
  return machineFailure(cause)
}
