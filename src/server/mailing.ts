import type { FastifyBaseLogger } from 'fastify'
import type { ShopFacts } from '#config'
import { customerMessages, ownerMessages } from '#domain/orders/messages.ts'
import { Limiter } from '#server/http/limits/limits.ts'
import { composePasswordLetter, PASSWORD_MESSAGE } from './accounts/forgotten-password.ts'
import type { MailConfiguration } from './configuration/configuration.ts'
import type { Database } from './database/connection.ts'
import { type Compose, startMailWorker } from './mail/mail-worker.ts'
import { openMailer } from './mail/smtp.ts'
import { composeAboutOrder, type OrderPost } from './orders/messages/compose.ts'

/** The kinds of messages about orders that a shop with these settings sends. */
export function kindsSent(mail: MailConfiguration | undefined): readonly string[] {
  if (mail === undefined) return []
  return mail.owner === undefined ? customerMessages : [...customerMessages, ...ownerMessages]
}

/** Writes every kind of letter, each by the area that knows what it is about. */
export function composer(post: OrderPost): Compose {
  return (message) =>
    message.kind === PASSWORD_MESSAGE
      ? composePasswordLetter(post, message)
      : composeAboutOrder(post, message)
}

export interface MailingParts {
  readonly database: Database
  readonly mail: MailConfiguration
  /** Multiplies every limit; 0 switches them off. */
  readonly rateLimitScale: number
  readonly facts: ShopFacts
  /** Origin of the shop, without a slash at the end. */
  readonly publicUrl: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Sends from now on what the shop writes; the answered function stops it. */
export function startMailing(parts: MailingParts): () => Promise<void> {
  const { database, mail, facts, publicUrl, rateLimitScale, log } = parts
  return startMailWorker(
    {
      db: database.db,
      limiter: new Limiter(database.db, rateLimitScale),
      mailer: openMailer(mail),
      compose: composer({ db: database.db, facts, publicUrl, owner: mail.owner }),
      onFailure: (told) => log.warn(told, 'a message was not sent'),
    },
    database.listener,
    (error) => log.warn({ err: error }, 'messages could not be looked for'),
  )
}
