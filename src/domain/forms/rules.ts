import { isEmail, MAX_EMAIL } from './email.ts'
import { INVALID_PHONE, parsePhone } from './phone.ts'

/**
 * The rule of one form field: what its control holds (text, unless said otherwise), and what is sent
 * of that. The browser asks it before sending, the server on arrival (through `field` of the
 * contract), so that both say the same sentence.
 */
export interface FieldRule<Typed = string, Sent = Typed> {
  /** The sentence for a field that was not sent at all. */
  readonly missing: string
  /**
   * Reads a typed value into the form that is sent and kept, or the sentence to show at the field.
   * A value that is undefined is not sent: a confirmation only has to be right.
   */
  readonly read: (typed: Typed) => { value: Sent } | { mistake: string }
}

/** Rules of the fields that hold `Typed`; a field without one is neither checked nor sent. */
export type FieldRules<Typed> = {
  readonly [Field in keyof Typed]?: FieldRule<Typed[Field], unknown> | undefined
}

/** The values that a form with these rules sends. */
export type SentBy<Rules> = {
  readonly [Field in keyof Rules]: NonNullable<Rules[Field]> extends FieldRule<never, infer Sent>
    ? Sent
    : never
}

/** Message for an invalid value without one of its own (rule: strict-requests). */
export const CHECK_ENTRIES = 'Please check what you entered'

/** Text that must be there; trimmed; NUL is refused because PostgreSQL can't hold it. */
export function requiredText(missing: string, { max }: { max: number }): FieldRule {
  return {
    missing,
    read(typed) {
      const value = typed.trim()
      if (value === '' || value.includes('\0')) return { mistake: missing }
      if (value.length > max) return { mistake: `Please use at most ${max} characters` }
      return { value }
    },
  }
}

/** Text that may be left empty; trimmed. */
export function optionalText({ max }: { max: number }): FieldRule {
  const text = requiredText('Please remove the invalid character', { max })
  return {
    missing: text.missing,
    read: (typed) => (typed.trim() === '' ? { value: '' } : text.read(typed)),
  }
}

/** An e-mail address that must be there. */
export function requiredEmail(missing: string): FieldRule {
  const text = requiredText(missing, { max: MAX_EMAIL })
  return {
    missing,
    read(typed) {
      const read = text.read(typed)
      if ('mistake' in read || isEmail(read.value)) return read
      return { mistake: 'Please enter a valid email address' }
    },
  }
}

/** A phone number that must be there; kept in its stored form (rule: phone-format). */
export function requiredPhone(missing: string): FieldRule {
  const text = requiredText(missing, { max: 40 })
  return {
    missing,
    read(typed) {
      const read = text.read(typed)
      if ('mistake' in read) return read
      const value = parsePhone(read.value)
      return value === null ? { mistake: INVALID_PHONE } : { value }
    },
  }
}

/** The sentences for every field of a form that its rules refuse; empty when it can be sent. */
export function mistakesIn<Typed extends object>(
  rules: FieldRules<Typed>,
  typed: Typed,
): Partial<Record<keyof Typed & string, string>> {
  return read(rules, typed, (field) => ('mistake' in field ? field.mistake : undefined))
}

/** The values of a form that passed its rules. */
export function sentOf<Typed extends object, Rules extends FieldRules<Typed>>(
  rules: Rules & FieldRules<Typed>,
  typed: Typed,
): SentBy<Rules> {
  return read(rules, typed, (field) => ('value' in field ? field.value : undefined))
}

/** The rule of each checked field; undefined skips it. */
function read<Typed extends object, All>(
  rules: FieldRules<Typed>,
  typed: Typed,
  wanted: (field: ReturnType<FieldRule<never, unknown>['read']>) => unknown,
): All {
  const all = Object.entries<FieldRule<never, unknown> | undefined>(rules).map(([field, rule]) => {
    return [field, rule && wanted(rule.read(typed[field as keyof Typed] as never))]
  })
  return Object.fromEntries(all.filter(([, value]) => value !== undefined))
}
