import {
  asCode,
  type FieldRule,
  onOneLine,
  optionalText,
  requiredText,
} from '#domain/forms/rules.ts'
import { courierNamed } from './couriers.ts'

const MOST_CHARACTERS = 60

/** Rules of a parcel's fields; the name of a known courier is normalized. */
export const parcelFields = {
  courier: withOneName(optionalText({ max: MOST_CHARACTERS })),
  trackingNumber: asCode(onOneLine(optionalText({ max: MOST_CHARACTERS }))),
} as const

/** Rule of the required name of a courier outside of the shop's table. */
export const otherCourier = withOneName(
  requiredText(() => 'Please enter the courier’s name', { max: MOST_CHARACTERS }),
)

function withOneName(rule: FieldRule): FieldRule {
  const { missing, read } = asCode(onOneLine(rule))
  return {
    missing,
    read(typed) {
      const found = read(typed)
      if ('mistake' in found) return found
      return { value: courierNamed(found.value)?.name ?? found.value }
    },
  }
}
