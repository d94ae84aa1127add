import { accountFields } from '#domain/accounts/account-fields.ts'
import {
  asCode,
  type FieldRule,
  optionalText,
  requiredEmail,
  requiredPhone,
  requiredText,
} from '#domain/forms/rules.ts'
import { t } from '#messages'

/** Rules of a guest's identity, all required; pure, so that the checkout's bundle excludes them. */
export const guestFields = {
  name: /* @__PURE__ */ requiredText(() => t.forms.guestInfo, { max: 100 }),
  email: /* @__PURE__ */ requiredEmail(() => t.forms.guestInfo),
  phone: /* @__PURE__ */ requiredPhone(() => t.forms.guestInfo),
} as const satisfies Record<string, FieldRule>

/** Rules of the delivery address; the country is always Pakistan (rule: pakistan-only). */
export const addressFields = {
  address: requiredText(() => t.forms.noAddress, { max: 300 }),
  city: requiredText(() => t.forms.noCity, { max: 100 }),
  postalCode: asCode(optionalText({ max: 20 })),
} as const satisfies Record<string, FieldRule>

export type AddressField = keyof typeof addressFields

/** Every field of an address, in the order of the form. */
export const addressFieldNames = /* @__PURE__ */ Object.keys(addressFields) as AddressField[]

/** Limits the characters of a gift message. */
export const MAX_GIFT_NOTE = 200

/** Rule of the gift message for the recipient (rule: gifts). */
export const giftNote = optionalText({ max: MAX_GIFT_NOTE })

/** Rule of the number that the courier calls for an account's order (rule: delivery-phone). */
export const deliveryPhone = requiredPhone(() => t.forms.deliveryNoPhone)

/** Rules of a guest's identity in the form, each with its message (rule: messages-in-place). */
export const guestQuestions = {
  name: accountFields.name,
  email: accountFields.email,
  phone: deliveryPhone,
} as const satisfies Record<keyof typeof guestFields, FieldRule>

const { missing, read } = accountFields.email

/** Rule of the address in a search for guest orders, with one message (rule: search-by-email). */
export const trackedEmail: FieldRule = {
  missing,
  read(typed) {
    const found = read(typed)
    return 'mistake' in found ? { mistake: missing() } : found
  },
}
