import { z } from 'zod'
import { accentNames } from '#domain/settings/accents.ts'
import { helpTopics } from '#domain/settings/help.ts'
import { addresses } from './addresses/index.ts'
import { call } from './call.ts'

/** Account for transfers, as customers see it. */
export const wallet = z.object({
  service: z.string(),
  title: z.string(),
  number: z.string(),
  /** Path of a picture of the account's QR code; absent without one (rule: wallet-qr). */
  qr: z.string().optional(),
})

/** Public facts of the shop (rule: shop-facts). */
export const shop = z.object({
  name: z.string(),
  tagline: z.string(),
  handle: z.string(),
  directMessageUrl: z.string(),
  directMessagePrefill: z.boolean(),
  /** Mobile number at which the shop reads WhatsApp, '03001234567'; '' for none. */
  whatsapp: z.string(),
  city: z.string(),
  province: z.string(),
  wallets: z.array(wallet).readonly(),
  /** Whether cases with a name are paid by transfer only (rule: names-by-transfer). */
  namesByTransfer: z.boolean(),
  /** Whether the shop sends e-mail, and so password links without the owner's help. */
  sendsMail: z.boolean(),
  /** Line about exchanges for the product's page; '' when the owner has set none (rule: help). */
  exchangeLine: z.string(),
  /** The owner's text about the shop's people, one paragraph per line; '' for none (rule: help). */
  about: z.string(),
  /** Street and house of the shop; '' for none. */
  street: z.string(),
  /** The owner's answers for the help page, one paragraph per line. */
  help: z.partialRecord(z.enum(helpTopics), z.string()).readonly(),
  /** Colour of buttons and links (rule: accents). */
  accent: z.enum(accentNames),
  /** Owner's logo with its size in CSS pixels; null for the default mark (rule: own-logo). */
  logo: z
    .object({
      path: z.string(),
      width: z.number().int(),
      height: z.number().int(),
      showsName: z.boolean(),
    })
    .nullable(),
  /** Path of the picture of the shop's people; null for the mark in its place. */
  face: z.string().nullable(),
})
export type Shop = z.output<typeof shop>

export const getShop = call('shop', addresses.getShop, {
  summary: 'The shop’s public facts',
  answer: shop,
})
