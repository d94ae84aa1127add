import { createTransport } from 'nodemailer'
import { SECOND } from '#domain/units.ts'
import type { MailConfiguration } from '#server/configuration/configuration.ts'
import type { Letter } from './letter.ts'
import { type LetterLook, letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import { deliveryTimeouts } from './outbox.ts'

/** Milliseconds in which a server must have answered; a whole sending has `deliveryTimeouts.send`. */
const usualTimeouts = {
  dnsTimeout: 5 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
  socketCloseTimeout: SECOND,
}

/** One letter to one address: nobody learns from it who else has it. */
export interface OutgoingMail {
  readonly to: string
  readonly letter: Letter
  /** Stable through all tries of one message, so that a mailbox can tell a repetition. */
  readonly messageId: string
  /** Ends the sending early. */
  readonly signal?: AbortSignal
}

/** What every letter has of the shop's settings. */
export interface LetterHead {
  readonly senderName: string
  readonly look?: LetterLook
}

/** Hands letters to the mail server of the settings, each over a connection of its own. */
export interface Mailer {
  /** Rejects with what the transport says; `problemOf` reads it. */
  readonly send: (sending: OutgoingMail) => Promise<void>
}

/**
 * An address that can be read one way only. The transport reads others as lists, names or comments, and
 * would send the letter to somebody whom nobody named.
 */
const plainAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

class UnusableAddress extends Error {
  override readonly name = 'UnusableAddress'
  readonly code = 'EENVELOPE'
  readonly command = 'API'
}

/** A mail server on this machine needs no secure line, and its certificate is rarely anybody's. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * The mailer of the settings. Outside this machine nothing is sent, and no password shown, over a
 * line that isn't secure.
 */
export function openMailer(
  { url, from }: MailConfiguration,
  timeouts: Partial<typeof usualTimeouts> = {},
  /** The sender's name and the shop's look at the moment. */
  head: () => LetterHead = () => ({ senderName: from.name }),
): Mailer {
  const { protocol, hostname } = new URL(url)
  const isLocal = loopback.test(hostname)
  const transport = createTransport({
    url,
    ...usualTimeouts,
    ...timeouts,
    requireTLS: !isLocal && protocol === 'smtp:',
    tls: { rejectUnauthorized: !isLocal },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ to, letter, messageId, signal }) => {
      if (!plainAddress.test(to)) throw new UnusableAddress()
      const { senderName, look } = head()
      const limit = AbortSignal.timeout(deliveryTimeouts.send)
      await transport.sendMail({
        from: { name: senderName, address: from.address },
        to: { name: '', address: to },
        // The envelope is set apart from the headers, so that no address can add a recipient.
        envelope: { from: from.address, to: [to] },
        messageId: `<${messageId}@${from.address.split('@').at(-1)}>`,
        subject: letter.subject,
        text: letterText(letter),
        html: letterHtml(letter, look),
        headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
        signal: signal ? AbortSignal.any([signal, limit]) : limit,
      })
    },
  }
}
