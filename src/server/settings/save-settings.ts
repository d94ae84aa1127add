import { isDeepStrictEqual } from 'node:util'
import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import type { ParsedRequest } from '#domain/contract/call.ts'
import { Refusal, refusalAt } from '#domain/contract/refusal.ts'
import type {
  ShopSettings,
  saveLook as saveLookCall,
  saveMailSettings,
  saveShopSettings,
  saveWallets as saveWalletsCall,
} from '#domain/contract/settings.ts'
import { isLogoPath, logoFiles } from '#domain/settings/logo.ts'
import { takenBackSentence, walletChangeSentence } from '#domain/settings/wallet-sentences.ts'
import { walletsMistake } from '#domain/settings/wallets.ts'
import { transact } from '#platform/database/transaction.ts'
import { writeToAdmins } from '#server/accounts/admin-letters.ts'
import { adminIds, adminMailboxes, requireTrust, trustOf } from '#server/accounts/admin-rows.ts'
import { proveLogin } from '#server/accounts/prove-login.ts'
import { recordActivity } from '#server/activity/record.ts'
import { transactWithPictures } from '#server/images/stored-pictures.ts'
import { enabledKinds, type MessageRecipients, WALLETS_MESSAGE } from '#server/mail/kinds.ts'
import { storeEnabledKinds } from '#server/mail/outbox.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import type { SettingsServices } from './services.ts'
import {
  knownTopics,
  lockSection,
  readSettings,
  type SettingsBase,
  saveSection,
} from './stored-settings.ts'
import { recordWalletChange, type WarnCustomers, walletHistory } from './wallet-changes.ts'

interface SettingsChange {
  readonly by: Pick<Account, 'id' | 'name'>
  /** The version in `If-Match`; null without that header. */
  readonly version: number | null
}

type SettingsDependencies = Pick<SettingsServices, 'db' | 'settings'>

/** All sections in the form that an admin sees. */
export async function showSettings(
  db: Queryable,
  base: SettingsBase,
  { id }: Pick<Account, 'id'>,
): Promise<ShopSettings> {
  const settings = await readSettings(db, base)
  const { versionOf, facts, messageRecipients } = settings
  const admins = await adminMailboxes(db)
  const { name, tagline, handle, city, exchangeLine, about, street, help } = facts
  const texts = { name, tagline, handle, city, exchangeLine, about, street, help }
  return {
    shop: { version: versionOf('shop'), ...texts, fixed: [...base.fixedFacts] },
    payment: {
      version: versionOf('payment'),
      wallets: [...settings.wallets],
      isFixed: base.fixedFacts.includes('wallets'),
      history: await walletHistory(db),
      lockedUntil: (await trustOf(db, id))?.toISOString() ?? null,
    },
    look: { version: versionOf('look'), ...settings.look },
    mail: {
      version: versionOf('mail'),
      isOn: facts.sendsMail,
      senderName: settings.senderName,
      isSenderFixed: base.fixedSender !== null,
      notifications: [...messageRecipients.owner],
      owner: base.owner,
      admins: admins.map((admin) => ({
        ...admin,
        kinds: [...(messageRecipients.admins[admin.id] ?? [])],
      })),
    },
  }
}

/**
 * Saves the facts of the shop. A field that the environment sets is stored without effect (rule:
 * shop-facts).
 *
 * @throws Refusal CONFLICT for an outdated version
 */
export async function saveShop(
  { db, settings: { base } }: SettingsDependencies,
  { help = {}, about, street, ...facts }: ParsedRequest<typeof saveShopSettings>['body'],
  { version, by }: SettingsChange,
): Promise<ShopSettings> {
  return transact(db, async (tx) => {
    await lockSection(tx, 'shop', version)
    const before = (await readSettings(tx, base)).facts
    await saveSection(tx, 'shop', {
      ...facts,
      about: about ?? before.about,
      street: street ?? before.street,
      help: knownTopics(help),
    })
    await recordActivity(tx, by, { kind: 'settings', action: 'Changed the shop’s facts' })
    return showSettings(tx, base, by)
  })
}

export const WALLETS_FIXED = 'The server decides the accounts; they can only be changed there.'

/**
 * Saves the accounts that receive transfers. It requires a trusted admin (rule: rights-are-money),
 * the password, and the code of an enabled second step. The change is recorded for the dashboard and
 * for orders that show the earlier accounts, accounts that it takes back are revoked, and every admin
 * gets a mail (rule: wallet-changes).
 *
 * @throws Refusal INVALID_INPUT at `wallets`, REAUTH_REQUIRED at `currentPassword`,
 *   SECOND_STEP_REQUIRED at `code`, NOT_TRUSTED_YET, CONFLICT for an outdated version, TOO_MANY_REQUESTS, UNAVAILABLE
 */
export async function saveWallets(
  { db, secrets, settings: { base } }: SettingsDependencies & Pick<SettingsServices, 'secrets'>,
  { wallets, currentPassword, code }: ParsedRequest<typeof saveWalletsCall>['body'],
  { by: account, version }: SettingsChange & { readonly by: Account },
  warnCustomers: WarnCustomers,
): Promise<ShopSettings> {
  if (base.fixedFacts.includes('wallets')) throw new Refusal('INVALID_INPUT', WALLETS_FIXED)
  const mistake = walletsMistake(wallets)
  if (mistake !== null) throw refusalAt('wallets', 'INVALID_INPUT', mistake)
  requireTrust(await trustOf(db, account.id))
  await proveLogin({ db, secrets }, account, { currentPassword, code })
  return transact(db, async (tx) => {
    await lockSection(tx, 'payment', version)
    const { wallets: before } = await readSettings(tx, base)
    if (isDeepStrictEqual(before, wallets)) return showSettings(tx, base, account)
    await saveSection(tx, 'payment', { wallets: [...wallets] })
    const change = { by: account, before, after: wallets }
    const revoked = await recordWalletChange(tx, change, warnCustomers)
    const sentence = `${walletChangeSentence(before, wallets)} ${takenBackSentence(revoked)}`.trim()
    await recordActivity(tx, account, { kind: 'settings', action: sentence })
    await writeToAdmins(tx, WALLETS_MESSAGE, { sentence, by: account.name })
    return showSettings(tx, base, account)
  })
}

/**
 * Saves the sender's name and the owner's choice of messages, which the outbox follows at once.
 *
 * @throws Refusal CONFLICT for an outdated version
 */
export async function saveMail(
  { db, settings: { base } }: SettingsDependencies,
  { senderName, notifications, admins }: ParsedRequest<typeof saveMailSettings>['body'],
  { version, by }: SettingsChange,
): Promise<ShopSettings> {
  return transact(db, async (tx) => {
    await lockSection(tx, 'mail', version)
    const before = (await readSettings(tx, base)).messageRecipients.admins
    const known = new Set(await adminIds(tx))
    const chosen = admins?.filter(({ id }) => known.has(id)).map(({ id, kinds }) => [id, kinds])
    const recipients: MessageRecipients = {
      owner: notifications,
      admins: chosen === undefined ? before : Object.fromEntries(chosen),
    }
    await saveSection(tx, 'mail', { senderName, ...recipients })
    await recordActivity(tx, by, { kind: 'settings', action: 'Changed the mail' })
    if (base.facts.sendsMail) await storeEnabledKinds(tx, enabledKinds(base.owner, recipients))
    return showSettings(tx, base, by)
  })
}

/**
 * Saves the accent and the logo. A new logo must be an uploaded one (rules: accents, own-logo).
 *
 * @throws Refusal INVALID_INPUT at `logo`, CONFLICT for an outdated version, UNAVAILABLE
 */
export async function saveLook(
  { db, images, settings: { base } }: SettingsDependencies & Pick<SettingsServices, 'images'>,
  look: ParsedRequest<typeof saveLookCall>['body'],
  { version, by }: SettingsChange,
): Promise<ShopSettings> {
  return transactWithPictures(db, images, async (tx, pictures) => {
    const isLost = async (path: string) =>
      !isLogoPath(path) || !(await pictures.has(logoFiles(path)))
    if (look.logo !== null && (await isLost(look.logo))) {
      throw refusalAt('logo', 'INVALID_INPUT', pictureSentences().lostLogo)
    }
    await lockSection(tx, 'look', version)
    await saveSection(tx, 'look', look)
    await recordActivity(tx, by, { kind: 'settings', action: 'Changed the look' })
    return showSettings(tx, base, by)
  })
}
