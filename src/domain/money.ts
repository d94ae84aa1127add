import { currentLanguage, t } from '#messages'

/** Amount of money in whole paisa; 100 make a rupee. All sums within the shop are of this type. */
export type Paisa = number

const PAISA_PER_RUPEE = 100

/** Converts rupees of an answer (at most two decimals) to paisa. */
export function paisaFromRupees(rupees: number): Paisa {
  return Math.round(rupees * PAISA_PER_RUPEE)
}

/** Converts paisa to rupees for an answer. */
export function rupeesFromPaisa(amount: Paisa): number {
  return amount / PAISA_PER_RUPEE
}

/** Rounds half up to a whole rupee: the only rounding of money in the shop (rule: rounding). */
export function roundToRupee(amount: Paisa): Paisa {
  return Math.floor((amount + PAISA_PER_RUPEE / 2) / PAISA_PER_RUPEE) * PAISA_PER_RUPEE
}

/** Percentage of an amount, half-up to a whole rupee, in integer arithmetic (rule: rounding). */
export function percentOf(amount: Paisa, percent: number): Paisa {
  return (
    Math.floor((amount * percent + (100 * PAISA_PER_RUPEE) / 2) / (100 * PAISA_PER_RUPEE)) *
    PAISA_PER_RUPEE
  )
}

/** '1,234', by arithmetic: a page's first `Intl` object costs a slow phone 60 ms. */
function inThousands(whole: number): string {
  if (whole < 1000) return String(whole)
  return `${inThousands(Math.floor(whole / 1000))},${String(whole % 1000).padStart(3, '0')}`
}

/**
 * 'Rs. 1,234', in Urdu '1,234 روپے', with two decimals only when the amount has paisa (rule:
 * money-and-dates).
 */
export function formatMoney(amount: Paisa): string {
  const whole = Math.floor(Math.abs(amount) / PAISA_PER_RUPEE)
  const paisa = Math.abs(amount) % PAISA_PER_RUPEE
  const figure = `${inThousands(whole)}${paisa === 0 ? '' : `.${String(paisa).padStart(2, '0')}`}`
  const isNegative = amount < 0
  if (currentLanguage() === 'en') return `${isNegative ? '-' : ''}${t.common.rupees} ${figure}`
  // In an isolate, since a minus sign alone would stand on the other side of its number.
  return `${isNegative ? `\u2066-${figure}\u2069` : figure} ${t.common.rupees}`
}
