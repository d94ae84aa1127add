import { type ChangeEvent, useState } from 'react'
import {
  askedMistakes,
  emptyForm,
  type FieldRules,
  type FormState,
  leaveField,
  mistakesOnSubmit,
  refuse,
  typeInto,
} from './form-state.ts'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a field component takes from its form. */
export interface FieldBinding {
  readonly id: string
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (event: ChangeEvent<Control>) => void
  readonly onBlur: () => void
}

export interface FormHandle<Field extends string = string> extends FormState<Field> {
  /** Spread into a field component: `<TextField label="City" {...form.field('city')} />`. */
  readonly field: (name: Field) => FieldBinding
  readonly set: (name: Field, value: string) => void
  /** Begins anew with these texts and without any mistake. */
  readonly start: (typed: Readonly<Record<Field, string>>) => void
  /** Takes over what was typed elsewhere into the fields that are still empty. */
  readonly complete: (typedElsewhere: Readonly<Record<string, string>>) => void
  /** Puts the server's sentences at their fields and counts a refused submit. */
  readonly refuse: (mistakes: Readonly<Partial<Record<Field, string>>>) => void
  /** Checks everything that is asked; shows the mistakes and is false when there are any. */
  readonly passes: () => boolean
  /** The id of a field's control, for links from the error summary. */
  readonly fieldId: (name: Field) => string
}

/** Rules, or how they follow from what is typed: a confirmation depends on the password. */
type Rules<Field extends string> =
  | FieldRules<Field>
  | ((typed: Readonly<Record<Field, string>>) => FieldRules<Field>)

/**
 * A form's typed text and mistakes. `rules` are those of the fields asked for at the moment; ids
 * begin with `prefix`, so that two forms on one page do not meet.
 */
export function useForm<Field extends string>(
  prefix: string,
  start: Readonly<Record<Field, string>>,
  rules: Rules<Field>,
): FormHandle<Field> {
  const [form, setForm] = useState(() => emptyForm(start))
  const rulesOf = (typed: Readonly<Record<Field, string>>) =>
    typeof rules === 'function' ? rules(typed) : rules
  const asked = rulesOf(form.typed)
  const fieldId = (name: Field) => `${prefix}-${name}`
  const set = (name: Field, value: string) =>
    setForm((before) => typeInto(before, rulesOf({ ...before.typed, [name]: value }), name, value))
  return {
    ...form,
    mistakes: askedMistakes(form, asked),
    fieldId,
    set,
    field: (name) => ({
      id: fieldId(name),
      name,
      value: form.typed[name],
      error: name in asked ? form.mistakes[name] : undefined,
      onChange: (event) => set(name, event.currentTarget.value),
      onBlur: () => setForm((before) => leaveField(before, rulesOf(before.typed), name)),
    }),
    start: (typed) => setForm(emptyForm(typed)),
    complete(typedElsewhere) {
      for (const name of Object.keys(form.typed) as Field[]) {
        if (form.typed[name] === '') set(name, typedElsewhere[name] ?? '')
      }
    },
    refuse: (mistakes) => setForm((before) => refuse(before, mistakes)),
    passes() {
      const mistakes = mistakesOnSubmit(form, asked)
      if (mistakes) setForm((before) => refuse(before, mistakes))
      return mistakes === null
    },
  }
}
