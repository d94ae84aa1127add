import { z } from 'zod'
import { ownerMessages } from '#domain/orders/messages.ts'
import { accentNames } from '#domain/settings/accents.ts'
import { helpTopics } from '#domain/settings/help.ts'
import { helpAnswer, senderName, shopFields } from '#domain/settings/shop-fields.ts'
import { walletFields } from '#domain/settings/wallets.ts'
import { addresses } from './addresses/index.ts'
import { call } from './call.ts'
import { done, field, id, moment } from './fields.ts'
import { wallet } from './shop.ts'
import { proof } from './users.ts'

/** Account for transfers as the owner stores it. */
export const storedWallet = wallet.extend({
  /** Whether it is stored but not shown. */
  isResting: z.boolean(),
})

/** Changes of the wallets in the last seven days (rule: wallet-changes). */
export const walletHistory = z.object({
  /** Comparison of the present accounts with those of seven days ago. */
  sentence: z.string(),
  /** Whether customers see the same accounts as seven days ago. */
  isSame: z.boolean(),
  /** Newest first, at most 50; the last one's `before` stood when the period began. */
  changes: z.array(
    z.object({
      _id: id,
      at: moment,
      /** Name of the admin. */
      by: z.string(),
      /** What changed: 'Added 0300 7654321. Removed 0345 1234567.' */
      words: z.string(),
      /** Wallets before the change, to bring them back. */
      before: z.array(storedWallet),
      /** Whether an account that it added was taken back. */
      isRevoked: z.boolean(),
    }),
  ),
  /** Number of changes that are left out between the last two. */
  leftOut: z.number().int(),
  /** Whether the only change ever replaced the accounts that the project ships, which were nobody's. */
  replacesSamples: z.boolean(),
})
export type WalletHistory = z.output<typeof walletHistory>

const helpTexts = z.partialRecord(z.enum(helpTopics), z.string())

/** Settings, each section with a version of its own for `If-Match`; 0 before its first change. */
export const shopSettings = z.object({
  shop: z.object({
    version: z.number().int(),
    name: z.string(),
    tagline: z.string(),
    handle: z.string(),
    whatsapp: z.string(),
    city: z.string(),
    exchangeLine: z.string(),
    about: z.string(),
    street: z.string(),
    /** The owner's own answers on the help page. */
    help: helpTexts,
    /** Names of the fields that the server's environment sets: 'name', 'help.delivery'. */
    fixed: z.array(z.string()),
  }),
  payment: z.object({
    version: z.number().int(),
    wallets: z.array(storedWallet),
    /** Whether cases with a name are paid by transfer only (rule: names-by-transfer). */
    namesByTransfer: z.boolean(),
    /** Whether the server's environment sets the wallets. */
    isFixed: z.boolean(),
    /** Null without a change in the last seven days. */
    history: walletHistory.nullable(),
    /** Time until which an untrusted admin is locked out, else null (rule: rights-are-money). */
    lockedUntil: moment.nullable(),
  }),
  look: z.object({
    version: z.number().int(),
    accent: z.enum(accentNames),
    /** Path of the owner's logo; null for the default mark. */
    logo: z.string().nullable(),
    /** Whether the name is shown next to the logo. */
    showsName: z.boolean(),
    /** Path of the picture of the shop's people; null for the mark in its place. */
    face: z.string().nullable(),
  }),
  mail: z.object({
    version: z.number().int(),
    /** Whether a mail server is configured. */
    isOn: z.boolean(),
    /** Sender's name; '' for the shop's. */
    senderName: z.string(),
    isSenderFixed: z.boolean(),
    /** Kinds of messages that the owner gets. */
    notifications: z.array(z.enum(ownerMessages)),
    /** Address for the owner's messages; null for none. */
    owner: z.string().nullable(),
    /** Kinds of messages that each admin gets at the account's address (rule: owner-messages). */
    admins: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        email: z.string(),
        kinds: z.array(z.enum(ownerMessages)),
      }),
    ),
  }),
})
export type ShopSettings = z.output<typeof shopSettings>

export const getSettings = call('shop', addresses.getSettings, {
  summary: 'What the owner can set: the shop, its wallets, its mail',
  answer: shopSettings,
})

const helpAnswers = z
  .object(
    Object.fromEntries(helpTopics.map((topic) => [topic, field(helpAnswer).optional()])) as Record<
      (typeof helpTopics)[number],
      z.ZodOptional<ReturnType<typeof field>>
    >,
  )
  .optional()

export const saveShopSettings = call('shop', addresses.saveShopSettings, {
  summary: 'Saves name, handle, city and the lines of help',
  body: z.object({
    name: field(shopFields.name),
    tagline: field(shopFields.tagline),
    handle: field(shopFields.handle),
    city: field(shopFields.city),
    exchangeLine: field(shopFields.exchangeLine),
    /** Absent fields stay unchanged; a changed number requires a proof (rule: whatsapp-number). */
    whatsapp: field(shopFields.whatsapp).optional(),
    about: field(shopFields.about).optional(),
    street: field(shopFields.street).optional(),
    help: helpAnswers,
    ...proof.shape,
  }),
  answer: shopSettings,
})

/** Requires the password, however recent the login (rule: wallet-changes). */
export const saveWallets = call('shop', addresses.saveWallets, {
  summary: 'Saves the wallets that take transfers',
  body: z.object({
    wallets: z.array(
      z.object({
        service: field(walletFields.service),
        title: field(walletFields.title),
        number: field(walletFields.number),
        /** A path answered by the upload of a picture; absent without one. */
        qr: z.string().max(200).optional(),
        isResting: z.boolean(),
      }),
    ),
    ...proof.shape,
  }),
  answer: shopSettings,
})

export const savePaymentTerms = call('shop', addresses.savePaymentTerms, {
  summary: 'Saves whether cases with a name are paid by transfer only',
  body: z.object({ namesByTransfer: z.boolean() }),
  answer: shopSettings,
})

/**
 * The logo is a path answered by the upload of a picture with use=logo (rule: own-logo), the face one
 * of a photo; an absent face stays unchanged.
 */
export const saveLook = call('shop', addresses.saveLook, {
  summary: 'Saves the accent and the logo',
  body: z.object({
    accent: z.enum(accentNames),
    logo: z.string().max(200).nullable(),
    showsName: z.boolean(),
    face: z.string().max(200).nullable().optional(),
  }),
  answer: shopSettings,
})

export const saveMailSettings = call('shop', addresses.saveMailSettings, {
  summary: 'Saves the sender’s name and which messages the owner and each admin get',
  body: z.object({
    senderName: field(senderName),
    notifications: z.array(z.enum(ownerMessages)),
    /** When absent, the admins' choices stay unchanged. */
    admins: z
      .array(z.object({ id: z.string().max(100), kinds: z.array(z.enum(ownerMessages)) }))
      .max(200)
      .optional(),
  }),
  answer: shopSettings,
})

export const sendTestMail = call('shop', addresses.sendTestMail, {
  summary: 'Sends a test letter to the admin who asks',
  answer: done,
})
