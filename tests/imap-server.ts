import { createServer, type Socket } from 'node:net'

export type StoredMail = { uid: number; source: string; receivedAt: Date; seen: boolean; size?: number }

/** IMAP server for tests with one mailbox: as much of the protocol as reading asks for. */
export async function imapServer({ user = 'stay', password = 'secret' } = {}) {
  const box = { uidValidity: 1, next: 1, mails: [] as StoredMail[], password, broken: false }
  const sockets = new Set<Socket>()
  // Answers of several parts are not delayed.
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket.on('close', () => sockets.delete(socket)).on('error', () => {}))
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    let rest = ''
    socket.on('data', (data) => {
      const lines = (rest + data.toString('latin1')).split('\r\n')
      rest = lines.pop() ?? ''
      for (const line of lines) answer(socket, line)
    })
  })

  const answer = (socket: Socket, line: string): unknown => {
    const [tag = '', ...words] = line.split(' ')
    const command = words[0]?.toUpperCase() === 'UID' ? `UID ${words[1]?.toUpperCase()}` : words[0]?.toUpperCase()
    if (box.broken && command === 'UID SEARCH') return socket.destroy()
    if (command === 'LOGIN' && line.replaceAll('"', '') !== `${tag} LOGIN ${user} ${box.password}`)
      return socket.write(`${tag} NO [AUTHENTICATIONFAILED] Invalid credentials\r\n`)
    for (const said of says(command ?? '', line)) socket.write(Buffer.isBuffer(said) ? said : `${said}\r\n`)
    socket.write(`${tag} OK done\r\n`)
    return command === 'LOGOUT' && socket.end()
  }

  const says = (command: string, line: string): (string | Buffer)[] => {
    const found = findMails(line)
    switch (command) {
      case 'CAPABILITY':
        return ['* CAPABILITY IMAP4rev1']
      case 'LIST':
        return ['* LIST () "/" "INBOX"']
      case 'SELECT':
        return [`* ${box.mails.length} EXISTS`, '* FLAGS (\\Seen)', `* OK [UIDVALIDITY ${box.uidValidity}]`, `* OK [UIDNEXT ${box.next}]`]
      case 'UID SEARCH':
        return [`* SEARCH ${found.map(({ uid }) => uid).join(' ')}`]
      case 'UID STORE':
        for (const mail of found) mail.seen = true
        return []
      case 'UID FETCH':
        return found.flatMap((mail) => fetched(mail, line.includes('BODY')))
      default:
        return []
    }
  }

  const fetched = (mail: StoredMail, whole: boolean): (string | Buffer)[] => {
    const at = box.mails.indexOf(mail) + 1
    const source = Buffer.from(mail.source)
    if (whole) return [Buffer.from(`* ${at} FETCH (UID ${mail.uid} BODY[]<0> {${source.length}}\r\n`), source, ')']
    const [, month, day, year, time] =
      /^\w+ (\w+) (\d+) (\d+) (\S+)/.exec(mail.receivedAt.toUTCString().replace(/, (\d+) (\w+)/, ' $2 $1')) ?? []
    return [
      `* ${at} FETCH (UID ${mail.uid} RFC822.SIZE ${mail.size ?? source.length} INTERNALDATE "${day}-${month}-${year} ${time} +0000")`,
    ]
  }

  /** A range without an end has the last mail at least, as servers have it. */
  const findMails = (line: string): StoredMail[] => {
    const [, from = '', open, list] = /UID (?:SEARCH (?:UID )?|FETCH |STORE )(\d+)(:\*)?((?:[,:]\d+)*)/i.exec(line) ?? []
    if (open) return box.mails.filter(({ uid }) => uid >= Number(from) || uid === box.next - 1)
    const ranges = (from + (list ?? '')).split(',').map((range) => range.split(':').map(Number))
    return box.mails.filter(({ uid }) => ranges.some(([first = 0, last = first]) => uid >= first && uid <= last))
  }

  const { port } = await new Promise<{ port: number }>((ready) => {
    server.listen(0, '127.0.0.1', () => ready(server.address() as { port: number }))
  })
  return {
    box,
    url: `imap://${user}:${password}@127.0.0.1:${port}/INBOX`,
    /** Puts a mail into the mailbox. `size`: that the server claims. */
    arrives: (source: string, receivedAt: Date, size?: number) => {
      const mail = { uid: box.next++, source: source.replace(/\r?\n/g, '\r\n'), receivedAt, seen: false, ...(size ? { size } : {}) }
      box.mails.push(mail)
      return mail
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((closed) => server.close(() => closed()))
    },
  }
}
