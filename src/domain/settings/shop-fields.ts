import { type FieldRule, optionalText, requiredText } from '#domain/forms/rules.ts'
import { type HelpTopic, helpTopics } from '#domain/help.ts'

/** The longest text of each fact of the shop, in characters. */
export const shopLimits = {
  name: 60,
  tagline: 160,
  city: 60,
  exchangeLine: 120,
  about: 300,
  street: 120,
  helpAnswer: 1_500,
  walletService: 40,
  walletTitle: 80,
} as const

const HANDLE = /^[\w.]{1,60}$/
const HANDLE_WRONG = 'Please enter the handle alone: letters, digits, dots and underscores'

const handle: FieldRule = {
  missing: 'Please enter your handle',
  read(typed) {
    const value = typed.trim().replace(/^@/, '')
    if (value === '') return { mistake: 'Please enter your handle' }
    return HANDLE.test(value) ? { value } : { mistake: HANDLE_WRONG }
  },
}

/** Text on one line: names and titles reach the subjects of mails and the titles of pages. */
export function onOneLine({ missing, read }: FieldRule): FieldRule {
  return { missing, read: (typed) => read(typed.replace(/\s+/gu, ' ')) }
}

/** The names of the settings of the section 'shop'; an answer of the help page as `help.delivery`. */
export type ShopFieldName =
  | 'name'
  | 'tagline'
  | 'handle'
  | 'city'
  | 'exchangeLine'
  | 'about'
  | 'street'
  | `help.${HelpTopic}`

/** The rules of the shop's own facts (rule: shop-facts). */
export const shopFields = {
  name: onOneLine(requiredText('Please enter the shop’s name', { max: shopLimits.name })),
  tagline: onOneLine(
    requiredText('Please say in one sentence what you sell', { max: shopLimits.tagline }),
  ),
  handle,
  city: onOneLine(requiredText('Please enter your city', { max: shopLimits.city })),
  exchangeLine: onOneLine(optionalText({ max: shopLimits.exchangeLine })),
  about: optionalText({ max: shopLimits.about }),
  street: onOneLine(optionalText({ max: shopLimits.street })),
} as const satisfies Record<string, FieldRule>

/** The rule of an answer on the help page; empty means the shop's usual one. */
export const helpAnswer: FieldRule = optionalText({ max: shopLimits.helpAnswer })

/** The sender's name in mails; empty means the shop's name. */
export const senderName: FieldRule = onOneLine(optionalText({ max: shopLimits.name }))

/** The topics of the help page as names of settings. */
export const helpFields: readonly `help.${HelpTopic}`[] = helpTopics.map(
  (topic) => `help.${topic}` as const,
)
