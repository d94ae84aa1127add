import type { FastifyBaseLogger } from 'fastify'
import { Limiter } from '#server/http/limits/limits.ts'
import { composePasswordLetter, PASSWORD_MESSAGE } from './accounts/forgotten-password.ts'
import { composeLoginLetter, LOGIN_MESSAGE } from './accounts/second-step/letters.ts'
import type { MailConfiguration } from './configuration/configuration.ts'
import type { Database } from './database/connection.ts'
import { type Compose, startMailWorker } from './mail/mail-worker.ts'
import { openMailer } from './mail/smtp.ts'
import { composeAboutOrder, languageOfAccount, type OrderPost } from './orders/messages/compose.ts'
import { composeSettingsLetter, settingsMessages } from './settings/letters.ts'
import type { LiveSettings } from './settings/live-settings.ts'

/** Composes letters of every kind, each by the area that it concerns. */
export function composer(post: OrderPost): Compose {
  return (message) => {
    if (message.kind === PASSWORD_MESSAGE) return composePasswordLetter(post, message)
    if (message.kind === LOGIN_MESSAGE) {
      return composeLoginLetter(post, message, (id) => languageOfAccount(post.db, id))
    }
    if (settingsMessages.includes(message.kind)) return composeSettingsLetter(post, message)
    return composeAboutOrder(post, message)
  }
}

export interface MailingParts {
  readonly database: Database
  readonly mail: MailConfiguration
  /** Multiplies every limit; 0 switches limits off. */
  readonly rateLimitScale: number
  readonly settings: Pick<LiveSettings, 'facts' | 'senderName'>
  /** Origin of the shop, without a trailing slash. */
  readonly publicUrl: string
  readonly log: Pick<FastifyBaseLogger, 'warn'>
}

/** Starts sending the shop's messages; the returned function stops it. */
export function startMailing(parts: MailingParts): () => Promise<void> {
  const { database, mail, settings, publicUrl, rateLimitScale, log } = parts
  return startMailWorker(
    {
      db: database.db,
      limiter: new Limiter(database.db, rateLimitScale),
      mailer: openMailer(mail, {}, () => ({
        senderName: settings.senderName,
        look: { accent: settings.facts.accent, logo: settings.facts.logo, publicUrl },
      })),
      // Each letter uses the facts at the time of its composition.
      compose: (message) =>
        composer({
          db: database.db,
          facts: settings.facts,
          publicUrl,
          owner: mail.owner,
        })(message),
      onFailure: (told) => log.warn(told, 'a message was not sent'),
    },
    database.listener,
    (error) => log.warn({ err: error }, 'messages could not be looked for'),
  )
}
