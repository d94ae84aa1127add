import { showsNothing, withoutInvisible } from '#domain/text/invisible.ts'
import { t } from '#messages'
import { isEmail, MAX_EMAIL } from './email.ts'
import { exceedsLetters } from './letters.ts'
import { parsePhone } from './phone.ts'

/**
 * Rule of one form field, with the type of its control's value (text by default) and of the sent
 * one. The browser applies it before sending and the server on arrival (through `field` of the
 * contract), so that both give the same message.
 */
export interface FieldRule<Typed = string, Sent = Typed> {
  /** Message for a field that was not sent. */
  readonly missing: () => string
  /**
   * Parses a typed value into the sent and stored form, or returns the message at the field. An
   * undefined value is not sent, for example of a confirmation field.
   */
  readonly read: (typed: Typed) => { value: Sent } | { mistake: string }
}

/** Rules of the fields that hold `Typed`; a field without one is neither checked nor sent. */
export type FieldRules<Typed> = {
  readonly [Field in keyof Typed]?: FieldRule<Typed[Field], unknown> | undefined
}

/** Values that a form with these rules sends. */
export type SentBy<Rules> = {
  readonly [Field in keyof Rules]: NonNullable<Rules[Field]> extends FieldRule<never, infer Sent>
    ? Sent
    : never
}

/**
 * Rule of required text of at most `max` letters (rule: letters); trimmed; one that shows nothing is
 * missing (rule: invisible-characters). NUL is refused because PostgreSQL can't store it.
 */
export function requiredText(missing: () => string, { max }: { max: number }): FieldRule {
  return {
    missing,
    read(typed) {
      const value = typed.trim()
      if (showsNothing(value) || value.includes('\0')) return { mistake: missing() }
      if (exceedsLetters(value, max)) return { mistake: t.forms.tooLong({ count: max }) }
      return { value }
    },
  }
}

/** Rule of optional text of at most `max` letters; trimmed; empty where it shows nothing. */
export function optionalText({ max }: { max: number }): FieldRule {
  const text = requiredText(() => t.forms.invalidCharacter, { max })
  return {
    missing: text.missing,
    read(typed) {
      const isEmpty = showsNothing(typed) && !typed.includes('\0')
      return isEmpty ? { value: '' } : text.read(typed)
    },
  }
}

/** The rule for a number or code, read without characters that nobody sees (rule: invisible-characters). */
export function asCode(rule: FieldRule): FieldRule {
  return { ...rule, read: (typed) => rule.read(withoutInvisible(typed)) }
}

/** The rule for a text of a single line: white space of any kind is one space. */
export function onOneLine(rule: FieldRule): FieldRule {
  return { ...rule, read: (typed) => rule.read(typed.replace(/\s+/gu, ' ')) }
}

/** Rule of a required e-mail address. */
export function requiredEmail(missing: () => string): FieldRule {
  const text = asCode(requiredText(missing, { max: MAX_EMAIL }))
  return {
    missing,
    read(typed) {
      const read = text.read(typed)
      if ('mistake' in read || isEmail(read.value)) return read
      return { mistake: t.forms.invalidEmail }
    },
  }
}

/** Rule of a required phone number, normalized to its stored form (rule: phone-format). */
export function requiredPhone(missing: () => string): FieldRule {
  const text = asCode(requiredText(missing, { max: 40 }))
  return {
    missing,
    read(typed) {
      const read = text.read(typed)
      if ('mistake' in read) return read
      const value = parsePhone(read.value)
      return value === null ? { mistake: t.forms.invalidPhone } : { value }
    },
  }
}

/** Messages for the refused fields of a form; empty when it can be sent. */
export function mistakesIn<Typed extends object>(
  rules: FieldRules<Typed>,
  typed: Typed,
): Partial<Record<keyof Typed & string, string>> {
  return read(rules, typed, (field) => ('mistake' in field ? field.mistake : undefined))
}

/** Values of a form that passed its rules. */
export function sentOf<Typed extends object, Rules extends FieldRules<Typed>>(
  rules: Rules & FieldRules<Typed>,
  typed: Typed,
): SentBy<Rules> {
  return read(rules, typed, (field) => ('value' in field ? field.value : undefined))
}

/** Applies the rule of each checked field; undefined skips it. */
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
