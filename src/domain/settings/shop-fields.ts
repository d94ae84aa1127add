import { type FieldRule, onOneLine, optionalText, requiredText } from '#domain/forms/rules.ts'
import { type HelpTopic, helpTopics } from '#domain/settings/help.ts'
import { withoutInvisible } from '#domain/text/invisible.ts'
import { whatsAppNumber } from './whatsapp.ts'

/** Limits the characters of each fact of the shop. */
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
  missing: () => 'Please enter your handle',
  read(typed) {
    const value = withoutInvisible(typed).trim().replace(/^@/, '')
    if (value === '') return { mistake: 'Please enter your handle' }
    return HANDLE.test(value) ? { value } : { mistake: HANDLE_WRONG }
  },
}

/** Rules of the shop's facts (rule: shop-facts). */
export const shopFields = {
  name: onOneLine(requiredText(() => 'Please enter the shop’s name', { max: shopLimits.name })),
  tagline: onOneLine(
    requiredText(() => 'Please say in one sentence what you sell', { max: shopLimits.tagline }),
  ),
  handle,
  whatsapp: whatsAppNumber,
  city: onOneLine(requiredText(() => 'Please enter your city', { max: shopLimits.city })),
  exchangeLine: onOneLine(optionalText({ max: shopLimits.exchangeLine })),
  about: optionalText({ max: shopLimits.about }),
  street: onOneLine(optionalText({ max: shopLimits.street })),
} as const satisfies Record<string, FieldRule>

/** Names of the settings in the section 'shop'; an answer of the help page is `help.delivery`. */
export type ShopFieldName = keyof typeof shopFields | `help.${HelpTopic}`

/** Rule of an answer on the help page; empty means the default. */
export const helpAnswer: FieldRule = optionalText({ max: shopLimits.helpAnswer })

/** Rule of the sender's name in mails; empty means the shop's name. */
export const senderName: FieldRule = onOneLine(optionalText({ max: shopLimits.name }))

/** Topics of the help page as names of settings. */
export const helpFields: readonly `help.${HelpTopic}`[] = helpTopics.map(
  (topic) => `help.${topic}` as const,
)
