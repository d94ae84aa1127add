import type { FastifyInstance } from 'fastify'
import { Refusal } from '#domain/contract/refusal.ts'
import * as calls from '#domain/contract/settings.ts'
import { seenVersion } from '#server/http/answers/seen-version.ts'
import { serve } from '#server/http/answers/serve.ts'
import { limits } from '#server/http/limits/limits.ts'
import { writeToAccount } from '#server/mail/account-messages.ts'
import { TEST_MESSAGE } from '#server/mail/kinds.ts'
import { saveLook, saveMail, saveShop, saveWallets, showSettings } from './save-settings.ts'
import type { SettingsServices } from './services.ts'
import type { WarnCustomers } from './wallet-changes.ts'

/**
 * Calls of the owner's settings, one pair per section. `warnCustomers` belongs to the orders, an area
 * above this one.
 */
export function settingsCalls(
  app: FastifyInstance,
  shop: SettingsServices,
  warnCustomers: WarnCustomers,
): void {
  const { db, settings } = shop
  serve(app, db, calls.getSettings, ({ account }) => showSettings(db, settings.base, account))
  serve(app, db, calls.saveShopSettings, ({ body, account, request }) =>
    saveShop(shop, body, { by: account, seen: seenVersion(request, 'section') }),
  )
  serve(app, db, calls.saveWallets, ({ account, body, request }) =>
    saveWallets(
      shop,
      {
        account,
        wallets: body.wallets,
        currentPassword: body.currentPassword,
        code: body.code,
        seen: seenVersion(request, 'section'),
      },
      warnCustomers,
    ),
  )
  serve(app, db, calls.saveLook, ({ body, account, request }) =>
    saveLook(shop, body, { by: account, seen: seenVersion(request, 'section') }),
  )
  serve(app, db, calls.saveMailSettings, ({ body, account, request }) =>
    saveMail(shop, body, { by: account, seen: seenVersion(request, 'section') }),
  )
  serve(app, db, calls.sendTestMail, async ({ account }) => {
    if (!settings.facts.sendsMail) {
      throw new Refusal('UNAVAILABLE', 'This shop has no mail server yet.')
    }
    await shop.limiter.count([limits.testLettersOfAdmin, account.id])
    await writeToAccount(db, TEST_MESSAGE, account.id)
    return { message: `A test email is on its way to ${account.email}.` }
  })
}
