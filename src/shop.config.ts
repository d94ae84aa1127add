import type { Accent } from '#domain/settings/accents.ts'
import type { HelpTopic } from '#domain/settings/help.ts'
import type { Logo } from '#domain/settings/logo.ts'

/**
 * Default facts of a shop. The owner's settings in the admin area override them, and an environment
 * variable overrides both (rule: shop-facts).
 */
export const shopFacts = {
  /** Shown in the logo, titles and the payment page. */
  name: 'Khol',
  /** One sentence for search engines and the footer. */
  tagline: 'Cases for your exact phone',
  /** Handle of the direct-message account, without the @. */
  handle: 'khol_',
  /** Address at which a direct message is opened. */
  directMessageUrl: 'https://ig.me/m/khol_',
  /** Whether the direct-message service accepts a prefilled text as `?text=`. */
  directMessagePrefill: false,
  /** Mobile number at which the shop reads WhatsApp; customers see no WhatsApp without one. */
  whatsapp: '',
  city: 'Faisalabad',
  province: 'Punjab',
  /** The accounts that take manual transfers. */
  wallets: [
    { service: 'Easypaisa', title: 'Khol Store', number: '03001234567' },
    { service: 'JazzCash', title: 'Khol Store', number: '03017654321' },
  ],
  /** Whether cases with a name are paid by transfer only (rule: names-by-transfer). */
  namesByTransfer: false,
  /**
   * The owner's promise about exchanges, in one line next to the product page's button. An empty line
   * is not shown; the dashboard proposes one (rule: onboarding).
   */
  exchangeLine: '',
  /** Text about the owner, in their own words, one paragraph per line; an empty text is not shown. */
  about: '',
  /** Street and house of the shop, for the help page; if empty, the page shows only the city. */
  street: '',
  /** The owner's answers for the help page, which replace the defaults; one paragraph per line. */
  help: {},
  /** The colour of buttons and links (rule: accents). */
  accent: 'plum',
  /** The owner's logo, which replaces the built-in drawn one (rule: own-logo). */
  logo: null,
  /** Picture of the shop's people, 96 px wide; the mark without one. */
  face: null,
  /** Follows from SMTP_URL and MAIL_FROM of the environment. */
  sendsMail: false,
} as const satisfies ShopFacts

/**
 * Original facts of the project, never to be edited: the dashboard compares them with the shop's, to
 * detect whether the shop has its own name and its customers pay into its owner's accounts (rule:
 * onboarding).
 */
export const shippedFacts = {
  name: 'Khol',
  walletNumbers: ['03001234567', '03017654321'],
} as const

export interface Wallet {
  readonly service: string
  readonly title: string
  readonly number: string
  /** Path of a picture of the account's QR code; absent without one. */
  readonly qr?: string | undefined
}

export interface ShopFacts {
  readonly name: string
  readonly tagline: string
  readonly handle: string
  readonly directMessageUrl: string
  readonly directMessagePrefill: boolean
  readonly whatsapp: string
  readonly city: string
  readonly province: string
  readonly wallets: readonly Wallet[]
  readonly namesByTransfer: boolean
  readonly exchangeLine: string
  readonly about: string
  readonly street: string
  readonly help: Readonly<Partial<Record<HelpTopic, string>>>
  readonly accent: Accent
  readonly logo: Logo | null
  readonly face: string | null
  readonly sendsMail: boolean
}
