import { type ComponentProps, type PropsWithChildren, type ReactNode, useId } from 'react'
import { t } from '#messages'
import { classNames } from './class-names.ts'
import { Icon } from './Icon.tsx'

export interface ControlProps {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

interface FieldProps {
  /** Names the field on its own: 'Delivery phone', not 'Phone'. */
  readonly label: string
  /** Reason for the question, or the expected format; always shown, above any error. */
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly optional?: boolean | undefined
  /** Fixed id, for links from an error summary. */
  readonly id?: string | undefined
  readonly className?: string | undefined
}

export const controlLook =
  'min-h-12 w-full rounded-control border bg-white px-3.5 py-2.5 text-base text-ink transition-colors placeholder:text-struck'

export const controlBorder = (isInvalid: boolean) =>
  isInvalid ? 'border-danger' : 'border-edge hover:border-ink'

/** Label, hint, control and error of a field. `children` renders the control with the given attributes. */
export function Field({
  label,
  hint,
  error,
  optional,
  id: fixedId,
  className,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const ownId = useId()
  const id = fixedId ?? ownId
  const hintId = hint ? `${id}-hint` : null
  const errorId = error ? `${id}-error` : null
  return (
    <div className={classNames('grid gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
        {optional && <span className="font-normal text-muted"> {t.common.optional}</span>}
      </label>
      {hintId && (
        <p id={hintId} className="text-muted text-sm">
          {hint}
        </p>
      )}
      {children({
        id,
        'aria-describedby': classNames(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {errorId && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

/** Error below a refused field. */
export function FieldError({ id, children }: PropsWithChildren<{ readonly id: string }>) {
  return (
    <p id={id} className="flex items-start gap-1.5 font-medium text-danger text-sm">
      <Icon name="warning" className="mt-0.5 size-4" />
      {children}
    </p>
  )
}

/** Splits the props of a field component into those of the field and those of its control. */
export function splitProps<Props extends FieldProps>(props: Props) {
  const { label, hint, error, optional, id, className, ...control } = props
  return { field: { label, hint, error, optional, id, className }, control }
}

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'id' | 'className'>

/**
 * Single-line text field. Words take the direction of their language, addresses and numbers are left
 * to right in every language.
 */
export function TextField({ type = 'text', ...props }: TextFieldProps) {
  const { field, control: input } = splitProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <input
          {...input}
          {...control}
          type={type}
          dir={input.dir ?? (type === 'text' ? 'auto' : 'ltr')}
          required={!field.optional && input.required}
          className={classNames(controlLook, controlBorder(!!field.error))}
        />
      )}
    </Field>
  )
}

type TextAreaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'id' | 'className'>

/** Multi-line text field. */
export function TextAreaField({ rows = 4, ...props }: TextAreaFieldProps) {
  const { field, control: area } = splitProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          {...area}
          {...control}
          dir={area.dir ?? 'auto'}
          rows={rows}
          className={classNames(controlLook, controlBorder(!!field.error), 'resize-y')}
        />
      )}
    </Field>
  )
}

type SelectFieldProps = FieldProps & Omit<ComponentProps<'select'>, 'id' | 'className'>

/** Native select, with the options as children. */
export function SelectField({ children, ...props }: SelectFieldProps) {
  const { field, control: select } = splitProps(props)
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={classNames(
              controlLook,
              controlBorder(!!field.error),
              'appearance-none pe-11 disabled:border-hairline disabled:bg-paper disabled:text-muted',
            )}
          >
            {children}
          </select>
          <Icon name="down" className="pointer-events-none absolute inset-y-0 end-3.5 my-auto" />
        </div>
      )}
    </Field>
  )
}
