import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Refusal } from '#domain/contract/refusal.ts'
import * as calls from '#domain/contract/settings.ts'
import { seenVersion } from '#server/http/answers/seen-version.ts'
import { serve } from '#server/http/answers/serve.ts'
import { limits } from '#server/http/limits/limits.ts'
import { writeToAccount } from '#server/mail/account-messages.ts'
import { TEST_MESSAGE } from '#server/mail/kinds.ts'
import type { Account } from '#server/sessions/account.ts'
import {
  saveLook,
  saveMail,
  saveShop,
  saveTerms,
  saveWallets,
  showSettings,
} from './save-settings.ts'
import type { SettingsServices } from './services.ts'
import type { WarnCustomers } from './wallet-changes.ts'

/** Calls of the owner's settings; `warnCustomers` is of the orders, an area above this one. */
export function settingsCalls(
  app: FastifyInstance,
  shop: SettingsServices,
  warnCustomers: WarnCustomers,
): void {
  const { db, settings } = shop
  serve(app, db, calls.getSettings, ({ account }) => showSettings(db, settings.base, account))
  const change = ({ account, request }: { account: Account; request: FastifyRequest }) => ({
    by: account,
    version: seenVersion(request, 'section'),
  })
  serve(app, db, calls.saveShopSettings, (sent) => saveShop(shop, sent.body, change(sent)))
  serve(app, db, calls.saveWallets, (sent) =>
    saveWallets(shop, sent.body, change(sent), warnCustomers),
  )
  serve(app, db, calls.savePaymentTerms, (sent) => saveTerms(shop, sent.body, change(sent)))
  serve(app, db, calls.saveLook, (sent) => saveLook(shop, sent.body, change(sent)))
  serve(app, db, calls.saveMailSettings, (sent) => saveMail(shop, sent.body, change(sent)))
  serve(app, db, calls.sendTestMail, async ({ account }) => {
    if (!settings.facts.sendsMail) {
      throw new Refusal('UNAVAILABLE', 'This shop has no mail server yet.')
    }
    await shop.limiter.count([limits.testLettersOfAdmin, account.id])
    await writeToAccount(db, TEST_MESSAGE, account.id)
    return { message: `A test email is on its way to ${account.email}.` }
  })
}
