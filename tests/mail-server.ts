import { SMTPServer } from 'smtp-server'

export type TakenMail = { to: string[]; source: string }

/** Behaviour for an email: accept it, or answer with this code to the recipient or to the content. */
export type Mood = { recipient?: number; words?: number }

/** SMTP server for tests: stores the emails it accepts, with a configurable delay. */
export async function mailServer() {
  const taken: TakenMail[] = []
  const state: { mood: Mood; gate: Promise<unknown>; connections: number } = { mood: {}, gate: Promise.resolve(), connections: 0 }
  const refusal = (responseCode: number) => Object.assign(new Error('not this one'), { responseCode })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      state.connections += 1
      done()
    },
    onRcptTo: (_address, _session, done) => done(state.mood.recipient ? refusal(state.mood.recipient) : null),
    onData(stream, session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address)
        if (state.mood.words) return done(refusal(state.mood.words))
        taken.push({ to, source: Buffer.concat(parts).toString() })
        void state.gate.then(() => done())
      })
    },
  })
  const { port } = await new Promise<{ port: number }>((ready) => {
    const listening = server.listen(0, '127.0.0.1', () => ready(listening.address() as { port: number }))
  })
  return {
    taken,
    /** Number of connections so far. */
    connections: () => state.connections,
    url: `smtp://127.0.0.1:${port}`,
    become: (mood: Mood) => {
      state.mood = mood
    },
    /** Acknowledges no email until the returned function is called. */
    hold: (): (() => void) => {
      let release = () => {}
      state.gate = new Promise<void>((go) => {
        release = go
      })
      return release
    },
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  }
}
