import { isDeepStrictEqual } from 'node:util'
import { pictureSentences } from '#domain/catalogue/picture-rules.ts'
import { isUploadedPicture, storedFilesOf } from '#domain/catalogue/pictures.ts'
import type { ParsedRequest } from '#domain/contract/call.ts'
import { Refusal, refusalAt } from '#domain/contract/refusal.ts'
import type {
  ShopSettings,
  saveLook as saveLookCall,
  saveMailSettings,
  savePaymentTerms,
  saveShopSettings,
  saveWallets as saveWalletsCall,
} from '#domain/contract/settings.ts'
import { isLogoPath, logoFiles } from '#domain/settings/logo.ts'
import { takenBackSentence, walletChangeSentence } from '#domain/settings/wallet-sentences.ts'
import { walletsMistake } from '#domain/settings/wallets.ts'
import { whatsAppSentence } from '#domain/settings/whatsapp.ts'
import { transact } from '#platform/database/transaction.ts'
import { writeToAdmins } from '#server/accounts/admin-letters.ts'
import { adminIds, adminMailboxes, requireTrust, trustOf } from '#server/accounts/admin-rows.ts'
import { proveLogin } from '#server/accounts/prove-login.ts'
import { recordActivity } from '#server/activity/record.ts'
import { type StoredPictures, transactWithPictures } from '#server/images/stored-pictures.ts'
import { enabledKinds, type MessageRecipients, WALLETS_MESSAGE } from '#server/mail/kinds.ts'
import { storeEnabledKinds } from '#server/mail/outbox.ts'
import type { Queryable } from '#server/schema/database.ts'
import type { Account } from '#server/sessions/account.ts'
import type { SettingsServices } from './services.ts'
import {
  knownTopics,
  lockSection,
  readSection,
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
  const { name, tagline, handle, whatsapp, city, exchangeLine, about, street, help } = facts
  const texts = { name, tagline, handle, whatsapp, city, exchangeLine, about, street, help }
  return {
    shop: { version: versionOf('shop'), ...texts, fixed: [...base.fixedFacts] },
    payment: {
      version: versionOf('payment'),
      wallets: [...settings.wallets],
      namesByTransfer: facts.namesByTransfer,
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

type SentFacts = ParsedRequest<typeof saveShopSettings>['body']

/**
 * Saves the facts of the shop. A field that the environment sets is stored without effect (rule:
 * shop-facts). A changed WhatsApp number requires what changed accounts require, and every admin gets
 * a mail about it (rule: whatsapp-number).
 *
 * @throws Refusal CONFLICT for an outdated version; for a changed number as `saveWallets`
 */
export async function saveShop(
  { db, secrets, settings: { base } }: SettingsDependencies & Pick<SettingsServices, 'secrets'>,
  { help = {}, about, street, whatsapp, currentPassword, code, ...facts }: SentFacts,
  { version, by: account }: SettingsChange & { readonly by: Account },
): Promise<ShopSettings> {
  const isNew = async (on: Queryable) =>
    whatsapp !== undefined && whatsapp !== (await readSettings(on, base)).facts.whatsapp
  const isProved = await isNew(db)
  if (isProved) {
    requireTrust(await trustOf(db, account.id))
    await proveLogin({ db, secrets }, account, { currentPassword, code })
  }
  return transact(db, async (tx) => {
    await lockSection(tx, 'shop', version)
    const before = (await readSettings(tx, base)).facts
    const number = isProved && whatsapp !== undefined ? whatsapp : before.whatsapp
    await saveSection(tx, 'shop', {
      ...facts,
      whatsapp: number,
      about: about ?? before.about,
      street: street ?? before.street,
      help: knownTopics(help),
    })
    const sentence = number === before.whatsapp ? '' : whatsAppSentence(number)
    const action = ['Changed the shop’s facts', sentence].filter(Boolean).join('. ')
    await recordActivity(tx, account, { kind: 'settings', action })
    if (sentence !== '') {
      await writeToAdmins(tx, WALLETS_MESSAGE, { sentence, by: account.name, change: 'whatsapp' })
    }
    return showSettings(tx, base, account)
  })
}

export const WALLETS_FIXED = 'The server decides the accounts; they can only be changed there.'

/** Whether a path names an uploaded picture that is stored. */
async function isStored(path: string, pictures: StoredPictures): Promise<boolean> {
  return isUploadedPicture(path) && (await pictures.has(storedFilesOf(path)))
}

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
  {
    db,
    secrets,
    images,
    settings: { base },
  }: SettingsDependencies & Pick<SettingsServices, 'secrets' | 'images'>,
  { wallets, currentPassword, code }: ParsedRequest<typeof saveWalletsCall>['body'],
  { by: account, version }: SettingsChange & { readonly by: Account },
  warnCustomers: WarnCustomers,
): Promise<ShopSettings> {
  if (base.fixedFacts.includes('wallets')) throw new Refusal('INVALID_INPUT', WALLETS_FIXED)
  const mistake = walletsMistake(wallets)
  if (mistake !== null) throw refusalAt('wallets', 'INVALID_INPUT', mistake)
  requireTrust(await trustOf(db, account.id))
  await proveLogin({ db, secrets }, account, { currentPassword, code })
  return transactWithPictures(db, images, async (tx, pictures) => {
    for (const { qr } of wallets) {
      if (qr !== undefined && !(await isStored(qr, pictures))) {
        throw refusalAt('wallets', 'INVALID_INPUT', pictureSentences().lostPicture)
      }
    }
    await lockSection(tx, 'payment', version)
    const { wallets: before } = await readSettings(tx, base)
    if (isDeepStrictEqual(before, wallets)) return showSettings(tx, base, account)
    await saveSection(tx, 'payment', {
      ...(await readSection(tx, 'payment')),
      wallets: [...wallets],
    })
    const change = { by: account, before, after: wallets }
    const revoked = await recordWalletChange(tx, change, warnCustomers)
    const sentence = `${walletChangeSentence(before, wallets)} ${takenBackSentence(revoked)}`.trim()
    await recordActivity(tx, account, { kind: 'settings', action: sentence })
    await writeToAdmins(tx, WALLETS_MESSAGE, { sentence, by: account.name })
    return showSettings(tx, base, account)
  })
}

/**
 * Saves how cases with a name are paid (rule: names-by-transfer).
 *
 * @throws Refusal CONFLICT for an outdated version
 */
export async function saveTerms(
  { db, settings: { base } }: SettingsDependencies,
  terms: ParsedRequest<typeof savePaymentTerms>['body'],
  { version, by }: SettingsChange,
): Promise<ShopSettings> {
  return transact(db, async (tx) => {
    await lockSection(tx, 'payment', version)
    await saveSection(tx, 'payment', { ...(await readSection(tx, 'payment')), ...terms })
    const action = terms.namesByTransfer
      ? 'Asked for a transfer for cases with a name'
      : 'Allowed cash on delivery for cases with a name'
    await recordActivity(tx, by, { kind: 'settings', action })
    return showSettings(tx, base, by)
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
 * Saves the accent, the logo and the face. A new picture must be an uploaded one (rules: accents,
 * own-logo).
 *
 * @throws Refusal INVALID_INPUT at `logo` or `face`, CONFLICT for an outdated version, UNAVAILABLE
 */
export async function saveLook(
  { db, images, settings: { base } }: SettingsDependencies & Pick<SettingsServices, 'images'>,
  look: ParsedRequest<typeof saveLookCall>['body'],
  { version, by }: SettingsChange,
): Promise<ShopSettings> {
  const { logo, face } = look
  return transactWithPictures(db, images, async (tx, pictures) => {
    if (logo !== null && !(isLogoPath(logo) && (await pictures.has(logoFiles(logo))))) {
      throw refusalAt('logo', 'INVALID_INPUT', pictureSentences().lostLogo)
    }
    if (face && !(await isStored(face, pictures))) {
      throw refusalAt('face', 'INVALID_INPUT', pictureSentences().lostPicture)
    }
    await lockSection(tx, 'look', version)
    const { face: kept = null } = await readSection(tx, 'look')
    await saveSection(tx, 'look', { ...look, face: face === undefined ? kept : face })
    await recordActivity(tx, by, { kind: 'settings', action: 'Changed the look' })
    return showSettings(tx, base, by)
  })
}
