import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { closedAfterwards } from './closing.ts'

/** Mail that a test's mail server accepted. */
export interface ReceivedMail extends Email {
  /** Envelope recipients, regardless of headers. */
  readonly recipients: readonly string[]
  readonly raw: string
}

/** Reply to one SMTP command: null accepts it. */
type Reply = { readonly code: number; readonly text?: string } | null

export interface MailServerBehaviour {
  onSender?: () => Reply
  /** A promise delays the reply. */
  onRecipient?: (address: string) => Reply | Promise<Reply>
  /** Called once the whole mail has arrived. */
  onMail?: () => Reply
  /** The only valid password; without it no login is required. */
  readonly password?: string
}

export interface MailServer {
  readonly url: string
  /** Accepted mail, oldest first. */
  readonly received: ReceivedMail[]
  readonly close: () => Promise<void>
}

/** Opens a real mail server on this machine, whose behaviour may change while it runs. */
export async function openMailServer(
  behaviour: MailServerBehaviour = {},
  port = 0,
): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const refused = ({ code, text = 'refused' }: NonNullable<Reply>) =>
    Object.assign(new Error(text), { responseCode: code })
  const server = new SMTPServer({
    disabledCommands: behaviour.password === undefined ? ['AUTH', 'STARTTLS'] : ['STARTTLS'],
    allowInsecureAuth: true,
    authOptional: behaviour.password === undefined,
    logger: false,
    onAuth: ({ password }, _session, done) =>
      password === behaviour.password
        ? done(null, { user: 'shop' })
        : done(Object.assign(new Error('wrong'), { responseCode: 535 })),
    onMailFrom: (_address, _session, done) => {
      const reply = behaviour.onSender?.() ?? null
      done(reply === null ? null : refused(reply))
    },
    onRcptTo: async ({ address }, _session, done) => {
      const reply = (await behaviour.onRecipient?.(address)) ?? null
      done(reply === null ? null : refused(reply))
    },
    onData: async (stream, session, done) => {
      const chunks: Buffer[] = []
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer)
      } catch (error) {
        // The sender was killed: a truncated mail is not accepted.
        return done(error as Error)
      }
      const reply = behaviour.onMail?.() ?? null
      if (reply !== null) return done(refused(reply))
      const raw = Buffer.concat(chunks)
      received.push({
        ...(await PostalMime.parse(raw)),
        recipients: session.envelope.rcptTo.map(({ address }) => address),
        raw: raw.toString(),
      })
      done()
    },
  })
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.server.address() as AddressInfo
  const login = behaviour.password === undefined ? '' : `shop:${behaviour.password}@`
  return {
    url: `smtp://${login}127.0.0.1:${taken}`,
    received,
    close: closedAfterwards(() => new Promise<void>((resolve) => server.close(() => resolve()))),
  }
}

/** Server that accepts connections and never sends a greeting. */
export async function openSilentServer(): Promise<{
  readonly url: string
  readonly connections: () => number
  readonly close: () => Promise<void>
}> {
  const sockets = new Set<Socket>()
  let count = 0
  const server = createServer((socket) => {
    count += 1
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    connections: () => count,
    close: closedAfterwards(() => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    }),
  }
}
