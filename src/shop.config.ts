import type { HelpTopic } from '#domain/help.ts'
import type { Accent } from '#domain/settings/accents.ts'
import type { Logo } from '#domain/settings/logo.ts'

/**
 * The facts that a shop comes with. The owner sets others in the admin area, and an environment variable
 * overrides both (rule: shop-facts).
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
  city: 'Faisalabad',
  province: 'Punjab',
  /** The accounts that take manual transfers. */
  wallets: [
    { service: 'Easypaisa', title: 'Khol Store', number: '03001234567' },
    { service: 'JazzCash', title: 'Khol Store', number: '03017654321' },
  ],
  /**
   * The owner's promise about exchanges, in one line beside the product's button: 'Wrong size?
   * Exchange it within 7 days.' Empty, the line is left out.
   */
  exchangeLine: '',
  /** Text about the owner, in their own words, a paragraph a line; an empty one is not shown. */
  about: '',
  /** Street and house of the shop, for the help page; empty, only the city is named. */
  street: '',
  /** The owner's own answers on the help page, in the place of the usual ones; a paragraph a line. */
  help: {},
  /** The colour of buttons and links (rule: accents). */
  accent: 'plum',
  /** The owner's logo in the place of the drawn mark (rule: own-logo). */
  logo: null,
  /** Follows from SMTP_URL and MAIL_FROM of the environment. */
  sendsMail: false,
} as const satisfies ShopFacts

/**
 * The facts that the project came with, to stay as they are: by them the dashboard tells whether a
 * shop has its own name, and whether its customers pay into its owner's accounts (rule: first-day).
 */
export const shippedFacts = {
  name: 'Khol',
  walletNumbers: ['03001234567', '03017654321'],
} as const

export interface Wallet {
  readonly service: string
  readonly title: string
  readonly number: string
}

export interface ShopFacts {
  readonly name: string
  readonly tagline: string
  readonly handle: string
  readonly directMessageUrl: string
  readonly directMessagePrefill: boolean
  readonly city: string
  readonly province: string
  readonly wallets: readonly Wallet[]
  readonly exchangeLine: string
  readonly about: string
  readonly street: string
  readonly help: Readonly<Partial<Record<HelpTopic, string>>>
  readonly accent: Accent
  readonly logo: Logo | null
  readonly sendsMail: boolean
}
