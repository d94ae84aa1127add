import { TextField } from '#web/ui/Field.tsx'
import type { FieldBinding } from '#web/ui/form/use-form.ts'
import type { PersonForm } from './person-forms.ts'

interface PersonFieldsProps<Name extends string> {
  readonly of: Pick<PersonForm, Name>
  readonly form: { readonly field: (name: Name) => FieldBinding }
}

/** The controls of a person's form, in their order. */
export function PersonFields<Name extends string>({ of: fields, form }: PersonFieldsProps<Name>) {
  return (Object.keys(fields) as Name[]).map((name) => (
    <TextField key={name} {...fields[name]?.asked} {...form.field(name)} />
  ))
}
