import { createTransport } from 'nodemailer'
import { SECOND } from '#domain/units.ts'
import type { MailConfiguration } from '#server/configuration/configuration.ts'
import type { Letter } from './letter.ts'
import { type LetterLook, letterHtml } from './letter-html.ts'
import { letterText } from './letter-text.ts'
import { deliveryTimeouts } from './outbox.ts'

/** Milliseconds for single replies of a server; the whole attempt has `deliveryTimeouts.send`. */
const usualTimeouts = {
  dnsTimeout: 5 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
  socketCloseTimeout: SECOND,
}

/** One letter to one address, so that recipients don't learn each other's addresses. */
export interface OutgoingMail {
  readonly to: string
  readonly letter: Letter
  /** Stable through all attempts of one message, so that mailboxes can recognise a repetition. */
  readonly messageId: string
  /** Aborts the sending. */
  readonly signal?: AbortSignal
}

/** Part of the shop's settings in every letter. */
export interface LetterHead {
  readonly senderName: string
  readonly look?: LetterLook
}

/** Sends letters through the configured mail server, each over a connection of its own. */
export interface Mailer {
  /** Rejects with an error of the transport, which `problemOf` classifies. */
  readonly send: (sending: OutgoingMail) => Promise<void>
}

/**
 * Unambiguous address. The transport parses others as lists, names or comments, and would send the
 * letter to an unintended recipient.
 */
const plainAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

class UnusableAddress extends Error {
  override readonly name = 'UnusableAddress'
  readonly code = 'EENVELOPE'
  readonly command = 'API'
}

/** Host of this machine, where a mail server needs no TLS and rarely has a valid certificate. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/**
 * Opens the configured mailer. Outside this machine, letters and the password are only sent over
 * TLS.
 */
export function openMailer(
  { url, from }: MailConfiguration,
  timeouts: Partial<typeof usualTimeouts> = {},
  /** Sender's name and look of the shop at the time. */
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
