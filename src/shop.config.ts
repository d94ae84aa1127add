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
  city: 'Faisalabad',
  province: 'Punjab',
  /** The accounts that take manual transfers. */
  wallets: [
    { service: 'Easypaisa', title: 'Khol Store', number: '03001234567' },
    { service: 'JazzCash', title: 'Khol Store', number: '03017654321' },
  ],
  /**
   * The owner's promise about exchanges, in one line next to the product page's button: 'Wrong size?
   * Exchange it within 7 days.' An empty line is not shown.
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
