import { type FieldRule, optionalText, requiredText } from '#domain/forms/rules.ts'
import { courierNamed } from './couriers.ts'

const MOST_CHARACTERS = 60

/** A courier that is known gets its own name, however it was written. */
export const parcelFields = {
  courier: withOneName(optionalText({ max: MOST_CHARACTERS })),
  trackingNumber: onOneLine(optionalText({ max: MOST_CHARACTERS })),
} as const

/** The name of a courier that is none of the shop's table, where there must be one. */
export const otherCourier = withOneName(
  requiredText('Please enter the courier’s name', { max: MOST_CHARACTERS }),
)

function onOneLine(rule: FieldRule): FieldRule {
  return { ...rule, read: (typed) => rule.read(typed.replaceAll(/\s+/g, ' ')) }
}

function withOneName(rule: FieldRule): FieldRule {
  const { missing, read } = onOneLine(rule)
  return {
    missing,
    read(typed) {
      const found = read(typed)
      if ('mistake' in found) return found
      return { value: courierNamed(found.value)?.name ?? found.value }
    },
  }
}
