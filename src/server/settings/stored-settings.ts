import { sql } from 'kysely'
import { z } from 'zod'
import type { ShopFacts } from '#config'
import { Refusal } from '#domain/contract/refusal.ts'
import { storedWallet } from '#domain/contract/settings.ts'
import { type OwnerMessage, ownerMessages, usualOwnerMessages } from '#domain/orders/messages.ts'
import { accentNames } from '#domain/settings/accents.ts'
import { type HelpTopic, helpTopics } from '#domain/settings/help.ts'
import { logoShown } from '#domain/settings/logo.ts'
import { activeWallets, type StoredWallet } from '#domain/settings/wallets.ts'
import { notify } from '#platform/database/transaction.ts'
import type { MessageRecipients } from '#server/mail/kinds.ts'
import type { Queryable, ShopTransaction } from '#server/schema/database.ts'
import type { Tables } from '#server/schema/tables.ts'

/** Defaults below the stored values, and the overrides of the environment. */
export interface SettingsBase {
  readonly facts: ShopFacts
  /** Names of facts that the environment sets: 'name', 'help.delivery', 'wallets'. */
  readonly fixedFacts: readonly string[]
  /** Sender's name in MAIL_FROM; null if that is a bare address. */
  readonly fixedSender: string | null
  /** Recipient of the owner's messages; null for none. */
  readonly owner: string | null
}

/** The answers to known topics. */
export function knownTopics(answers: Readonly<Record<string, string | undefined>>) {
  const known = helpTopics.filter((topic) => answers[topic] !== undefined)
  return Object.fromEntries(known.map((topic) => [topic, answers[topic]])) as Partial<
    Record<HelpTopic, string>
  >
}

/** A kind of a later version is ignored. */
const kinds = z
  .array(z.string())
  .transform((names): readonly OwnerMessage[] =>
    ownerMessages.filter((kind) => names.includes(kind)),
  )

/** Stored form of each section; an absent field has the base's value. */
const storedForms = {
  shop: z.object({
    name: z.string().optional(),
    tagline: z.string().optional(),
    handle: z.string().optional(),
    whatsapp: z.string().optional(),
    city: z.string().optional(),
    exchangeLine: z.string().optional(),
    about: z.string().optional(),
    street: z.string().optional(),
    // Topics of a later version are ignored.
    help: z.record(z.string(), z.string()).transform(knownTopics).optional(),
  }),
  payment: z.object({
    wallets: z.array(storedWallet).optional(),
    namesByTransfer: z.boolean().optional(),
  }),
  // An accent of a later version is ignored.
  look: z.object({
    accent: z.enum(accentNames).optional().catch(undefined),
    logo: z.string().nullable().optional(),
    showsName: z.boolean().optional(),
    face: z.string().nullable().optional(),
  }),
  mail: z.object({
    senderName: z.string().optional(),
    owner: kinds.optional(),
    admins: z.record(z.string(), kinds).optional(),
  }),
} as const satisfies Record<Section, z.ZodType>

export type Section = Tables['settings']['section']
type StoredSection<S extends Section> = z.output<(typeof storedForms)[S]>

/** LISTEN channel that is notified of each saved section. */
export const SETTINGS_CHANGED = 'settings_changed'

/** Effective settings: the environment's, else stored, else the base's. @throws DatabaseError */
export async function readSettings(db: Queryable, base: SettingsBase) {
  const rows = await db.selectFrom('settings').select(['section', 'version', 'data']).execute()
  const found = new Map(rows.map((row) => [row.section, row]))
  const stored = <S extends Section>(section: S) => parsed(section, found.get(section)?.data)
  const payment = stored('payment')
  const wallets = walletsOf(payment, base)
  const { accent = base.facts.accent, logo = null, showsName = true, face = null } = stored('look')
  const facts = {
    ...factsOf(stored('shop'), wallets, base),
    namesByTransfer: payment.namesByTransfer ?? base.facts.namesByTransfer,
    accent,
    logo: logo === null ? base.facts.logo : logoShown(logo, showsName),
    face: face ?? base.facts.face,
  }
  const mail = stored('mail')
  return {
    versionOf: (section: Section) => found.get(section)?.version ?? 0,
    facts,
    wallets,
    look: { accent, logo, showsName, face },
    senderName: base.fixedSender ?? mail.senderName ?? '',
    messageRecipients: choicesFrom(mail),
  }
}

/** The stored values of one section. */
export async function readSection<S extends Section>(
  db: Queryable,
  section: S,
): Promise<StoredSection<S>> {
  const row = await db
    .selectFrom('settings')
    .select('data')
    .where('section', '=', section)
    .executeTakeFirst()
  return parsed(section, row?.data)
}

function parsed<S extends Section>(section: S, data: unknown): StoredSection<S> {
  return (storedForms[section].safeParse(data).data ?? {}) as StoredSection<S>
}

/** The stored choices of recipients, or the defaults. */
export function choicesFrom({ owner, admins }: StoredSection<'mail'>): MessageRecipients {
  return { owner: owner ?? usualOwnerMessages, admins: admins ?? {} }
}

function walletsOf(
  { wallets }: StoredSection<'payment'>,
  base: SettingsBase,
): readonly StoredWallet[] {
  if (wallets !== undefined && !base.fixedFacts.includes('wallets')) return wallets
  return base.facts.wallets.map((wallet) => ({ ...wallet, isResting: false }))
}

function factsOf(
  stored: StoredSection<'shop'>,
  wallets: readonly StoredWallet[],
  { facts, fixedFacts }: SettingsBase,
): ShopFacts {
  const isFixed = (name: string) => fixedFacts.includes(name)
  const { help = {}, ...texts } = stored
  const own: Partial<ShopFacts> = Object.fromEntries(
    Object.entries(texts).filter(([name]) => !isFixed(name)),
  )
  const ownHelp: ShopFacts['help'] = Object.fromEntries(
    Object.entries(help).filter(([topic]) => !isFixed(`help.${topic}`)),
  )
  const { handle = facts.handle } = own
  return {
    ...facts,
    ...own,
    directMessageUrl: isFixed('directMessageUrl')
      ? facts.directMessageUrl
      : facts.directMessageUrl.replace(facts.handle, handle),
    wallets: activeWallets(wallets),
    help: { ...facts.help, ...ownHelp },
  }
}

const CHANGED_MEANWHILE = 'These settings were changed by someone else. Refresh.'

/** Saves a section that `lockSection` has locked, and notifies every process on commit. */
export async function saveSection<S extends Section>(
  tx: ShopTransaction,
  section: S,
  data: StoredSection<S>,
): Promise<void> {
  await tx
    .updateTable('settings')
    .set((eb) => ({
      data: JSON.stringify(data),
      version: eb('version', '+', 1),
      changed_at: sql<Date>`now()`,
    }))
    .where('section', '=', section)
    .execute()
  await notify(tx, SETTINGS_CHANGED)
}

/**
 * Locks a section's row until the transaction ends, which serialises concurrent saves.
 *
 * @param seen the version in `If-Match`; null without that header
 * @throws Refusal CONFLICT for an outdated version (rule: concurrent-edit)
 */
export async function lockSection(
  tx: ShopTransaction,
  section: Section,
  seen: number | null,
): Promise<void> {
  const { version } = await tx
    .insertInto('settings')
    .values({ section, version: 0, data: '{}' })
    .onConflict((conflict) => conflict.column('section').doUpdateSet({ section }))
    .returning('version')
    .executeTakeFirstOrThrow()
  if (seen !== null && seen !== version) throw new Refusal('CONFLICT', CHANGED_MEANWHILE)
}
