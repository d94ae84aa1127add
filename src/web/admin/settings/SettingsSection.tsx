import type { ReactNode } from 'react'
import type { ShopSettings } from '#domain/contract/settings.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import type { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Card } from '#web/kit/ui/blocks/Card.tsx'
import { Form } from '#web/kit/ui/form/Form.tsx'
import type { CheckedForm } from '#web/kit/ui/form/use-form.ts'

interface SettingsSectionProps {
  readonly id: string
  readonly title: string
  readonly intro: ReactNode
  readonly children: ReactNode
}

/** Section of the settings, with its description beside the form, above it on a phone. */
export function SettingsSection({ id, title, intro, children }: SettingsSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-8 gap-y-3 lg:grid-cols-[18rem_minmax(0,42rem)]"
    >
      <div className="grid content-start gap-1.5">
        <h2 id={id} tabIndex={-1} className="text-lg">
          {title}
        </h2>
        <p className="max-w-prose text-muted text-sm">{intro}</p>
      </div>
      <Card room="roomy">{children}</Card>
    </section>
  )
}

interface SettingsFormProps<Field extends string> extends SettingsSectionProps {
  readonly form: CheckedForm<Field>
  readonly submission: ReturnType<typeof useSubmit>
  readonly label: string
  /** Another button beside it. */
  readonly beside?: ReactNode
}

/** Section of the settings that consists of one form and its submit button. */
export function SettingsForm<Field extends string>({
  form,
  submission: { submit, ...state },
  label,
  beside,
  children,
  ...section
}: SettingsFormProps<Field>) {
  return (
    <SettingsSection {...section}>
      <Form
        form={form}
        {...state}
        onSubmit={submit}
        aria-labelledby={section.id}
        submit={
          <div className="flex flex-wrap gap-3 max-sm:*:grow">
            <Button type="submit" busy={state.isPending}>
              {state.isPending ? 'Saving…' : label}
            </Button>
            {beside}
          </div>
        }
      >
        {children}
      </Form>
    </SettingsSection>
  )
}

/** Saved values of a section, and the function that receives all settings after it was saved. */
export type SectionProps<Name extends keyof ShopSettings> = Pick<ShopSettings, Name> & {
  readonly onSaved: (saved: ShopSettings) => void
}

/** Rule of a control whose every value is valid. */
export function anyValue<Value>(): FieldRule<Value, Value> {
  return { missing: () => 'Please choose', read: (value) => ({ value }) }
}

/** Note at a field that the server's environment overrides. */
export const FIXED_BY_SERVER = 'Set on the server, which has the last word.'
