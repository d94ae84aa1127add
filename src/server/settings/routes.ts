import type { FastifyInstance } from 'fastify'
import { Refusal } from '#domain/contract/refusal.ts'
import * as calls from '#domain/contract/settings.ts'
import { seenVersion } from '#server/http/answers/seen-version.ts'
import { serve } from '#server/http/answers/serve.ts'
import { limits } from '#server/http/limits/limits.ts'
import { writeToAccounts } from '#server/mail/outbox.ts'
import type { Parts } from '#server/parts.ts'
import { TEST_MESSAGE } from './letters.ts'
import { saveLook, saveMail, saveShop, saveWallets, showSettings } from './save-settings.ts'

/** Calls of the owner's settings, one pair per section. */
export function settingsCalls(app: FastifyInstance, shop: Parts): void {
  const { db, settings } = shop
  serve(app, db, calls.getSettings, () => showSettings(db, settings.base))
  serve(app, db, calls.saveShopSettings, ({ body, account, request }) =>
    saveShop(shop, body, { by: account, seen: seenVersion(request, 'section') }),
  )
  serve(app, db, calls.saveWallets, ({ account, body, request }) =>
    saveWallets(shop, {
      account,
      wallets: body.wallets,
      currentPassword: body.currentPassword,
      code: body.code,
      seen: seenVersion(request, 'section'),
    }),
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
    await writeToAccounts(db, TEST_MESSAGE, [account.id])
    return { message: `A test email is on its way to ${account.email}.` }
  })
}
