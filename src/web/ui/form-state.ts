import { type FieldRule, mistakesIn } from '#domain/forms/rules.ts'

/** The rules of the fields that are asked for at the moment. */
export type FieldRules<Field extends string> = Readonly<Partial<Record<Field, FieldRule>>>

/** What was typed into a form and which sentences stand at its fields. */
export interface FormState<Field extends string> {
  readonly typed: Readonly<Record<Field, string>>
  /** The sentence on show at each refused field, the server's included. */
  readonly mistakes: Readonly<Partial<Record<Field, string>>>
  /** Refused submits so far. */
  readonly attempt: number
}

export function emptyForm<Field extends string>(
  typed: Readonly<Record<Field, string>>,
): FormState<Field> {
  return { typed, mistakes: {} as Partial<Record<Field, string>>, attempt: 0 }
}

/**
 * A field after a key press. Nobody is told of a mistake while typing; one that is on show goes as
 * soon as it is mended.
 */
export function typeInto<Field extends string>(
  form: FormState<Field>,
  rules: FieldRules<Field>,
  field: Field,
  value: string,
): FormState<Field> {
  const typed = { ...form.typed, [field]: value }
  const isMended = mistakeAt(rules, field, value) === undefined
  return { ...form, typed, mistakes: isMended ? without(form.mistakes, field) : form.mistakes }
}

/**
 * A field that was left: checked when there is something in it, or when the form was refused
 * before. What the server said of it stays.
 */
export function leaveField<Field extends string>(
  form: FormState<Field>,
  rules: FieldRules<Field>,
  field: Field,
): FormState<Field> {
  if (form.attempt === 0 && form.typed[field].trim() === '') return form
  const mistake = mistakeAt(rules, field, form.typed[field])
  if (mistake === undefined) return form
  return { ...form, mistakes: { ...form.mistakes, [field]: mistake } }
}

/** The form after a submit that was refused, here or by the server. */
export function refuse<Field extends string>(
  form: FormState<Field>,
  mistakes: Readonly<Partial<Record<Field, string>>>,
): FormState<Field> {
  return { ...form, mistakes, attempt: form.attempt + 1 }
}

/** What keeps the form from being sent; null when nothing does. */
export function mistakesOnSubmit<Field extends string>(
  form: FormState<Field>,
  rules: FieldRules<Field>,
): Partial<Record<Field, string>> | null {
  const mistakes = mistakesIn(rules as Record<Field, FieldRule>, form.typed)
  return Object.keys(mistakes).length > 0 ? mistakes : null
}

/** The mistakes at fields that are asked for; one that is not on the screen can't be mended. */
export function askedMistakes<Field extends string>(
  form: FormState<Field>,
  rules: FieldRules<Field>,
): Readonly<Partial<Record<Field, string>>> {
  const asked = Object.entries(form.mistakes).filter(([field]) => field in rules)
  return Object.fromEntries(asked) as Partial<Record<Field, string>>
}

function mistakeAt<Field extends string>(
  rules: FieldRules<Field>,
  field: Field,
  value: string,
): string | undefined {
  const read = rules[field]?.read(value)
  return read && 'mistake' in read ? read.mistake : undefined
}

function without<Field extends string>(
  mistakes: Readonly<Partial<Record<Field, string>>>,
  field: Field,
): Readonly<Partial<Record<Field, string>>> {
  if (!(field in mistakes)) return mistakes
  const { [field]: _mended, ...others } = mistakes
  return others as Partial<Record<Field, string>>
}
