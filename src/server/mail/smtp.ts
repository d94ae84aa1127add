import { createTransport } from 'nodemailer'
import { SECOND } from '#domain/text/units.ts'
import { requireNoneHeld } from '#platform/database/held-connection.ts'
import type { MailConfiguration } from '#server/configuration/configuration.ts'
import { type Letter, letterText } from './letter.ts'
import { type LetterLook, letterHtml } from './letter-html.ts'
import { deliveryTimeouts } from './outbox.ts'

/** Timeouts in milliseconds per step; `deliveryTimeouts.send` limits the whole attempt. */
const usualTimeouts = {
  dnsTimeout: 5 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
  socketCloseTimeout: SECOND,
}

/** SMTP client of the configured mail server. Opens a connection per letter. */
export interface Mailer {
  /** Sends a letter to a single address; rejects with an error that `problemOf` classifies. */
  readonly send: (sending: {
    readonly to: string
    readonly letter: Letter
    /** Local part of the Message-ID, the same in all retries, so that mailboxes detect duplicates. */
    readonly messageId: string
    readonly signal?: AbortSignal
  }) => Promise<void>
}

/** Pattern of unambiguous addresses: the transport parses others as lists, names or comments. */
const plainAddress = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

class UnusableAddress extends Error {
  override readonly name = 'UnusableAddress'
  readonly code = 'EENVELOPE'
  readonly command = 'API'
}

/** Pattern of loopback hosts, where servers need no TLS and rarely have a valid certificate. */
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

/** Opens the configured mailer; TLS with a valid certificate is mandatory but for loopback. */
export function openMailer(
  { url, from }: MailConfiguration,
  timeouts: Partial<typeof usualTimeouts> = {},
  /** Returns the shop's current name and look; called for each letter. */
  head: () => { readonly senderName: string; readonly look?: LetterLook } = () => ({
    senderName: from.name,
  }),
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
      requireNoneHeld('a sending')
      if (!plainAddress.test(to)) throw new UnusableAddress()
      const { senderName, look } = head()
      const limit = AbortSignal.timeout(deliveryTimeouts.send)
      await transport.sendMail({
        from: { name: senderName, address: from.address },
        to: { name: '', address: to },
        // The envelope isn't parsed from the headers, so that no address can add a recipient.
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
