import { type FieldRules, mistakesIn } from '#domain/forms/rules.ts'

/** Values of a form's controls and errors at its fields. */
export interface FormState<Typed> {
  readonly typed: Typed
  /** The error shown at each refused field, the server's included. */
  readonly mistakes: Mistakes<Typed>
  readonly attempt: number
}

type Mistakes<Typed> = Readonly<Partial<Record<keyof Typed & string, string>>>

export function emptyForm<Typed>(typed: Typed): FormState<Typed> {
  return { typed, mistakes: {} as Mistakes<Typed>, attempt: 0 }
}

/**
 * A field after a key press. No error appears while typing; a shown one disappears as soon as the value
 * is valid.
 */
export function typeInto<Typed, Field extends keyof Typed & string>(
  form: FormState<Typed>,
  rules: FieldRules<Typed>,
  field: Field,
  value: Typed[Field],
): FormState<Typed> {
  const typed = { ...form.typed, [field]: value }
  if (mistakeAt(rules, field, value) !== undefined) return { ...form, typed }
  const { [field]: _mended, ...others } = form.mistakes
  return { ...form, typed, mistakes: others as Mistakes<Typed> }
}

/**
 * A field after blur: validated when it has a value, or when the form was refused before. An error of
 * the server stays.
 */
export function leaveField<Typed, Field extends keyof Typed & string>(
  form: FormState<Typed>,
  rules: FieldRules<Typed>,
  field: Field,
): FormState<Typed> {
  if (form.attempt === 0 && String(form.typed[field]).trim() === '') return form
  const mistake = mistakeAt(rules, field, form.typed[field])
  if (mistake === undefined) return form
  return { ...form, mistakes: { ...form.mistakes, [field]: mistake } }
}

/** The form after a submit that was refused, here or by the server. */
export function refuse<Typed>(form: FormState<Typed>, mistakes: Mistakes<Typed>): FormState<Typed> {
  return { ...form, mistakes, attempt: form.attempt + 1 }
}

/** The errors that keep the form from being sent; null without any. */
export function submitErrors<Typed extends object>(
  form: FormState<Typed>,
  rules: FieldRules<Typed>,
): Mistakes<Typed> | null {
  const mistakes = mistakesIn(rules, form.typed)
  return Object.keys(mistakes).length > 0 ? mistakes : null
}

/** The errors of current fields: the visitor can't correct a field that is not on the screen. */
export function currentFieldErrors<Typed>(
  form: FormState<Typed>,
  rules: FieldRules<Typed>,
): Mistakes<Typed> {
  const current = Object.entries(form.mistakes).filter(([field]) => field in rules)
  return Object.fromEntries(current) as Mistakes<Typed>
}

function mistakeAt<Typed, Field extends keyof Typed & string>(
  rules: FieldRules<Typed>,
  field: Field,
  value: Typed[Field],
): string | undefined {
  const read = rules[field]?.read(value)
  return read && 'mistake' in read ? read.mistake : undefined
}
