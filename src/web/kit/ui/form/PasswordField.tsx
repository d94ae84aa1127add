import { useState } from 'react'
import { t } from '#messages'
import { classNames } from '../class-names.ts'
import { controlBorder, controlLook, Field, splitProps, type TextFieldProps } from '../Field.tsx'
import { hiddenText } from '../message-tags.tsx'

/** Field of a password, left to right, with a button that reveals the typed value. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const { field, control: input } = splitProps(props)
  const [isShown, setShown] = useState(false)
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            dir="ltr"
            required={!field.optional && input.required}
            className={classNames(controlLook, controlBorder(!!field.error), 'pe-22')}
          />
          <button
            type="button"
            aria-pressed={isShown}
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0.5 end-0.5 rounded-control px-3.5 font-semibold text-plum text-sm hover:bg-plum-tint"
          >
            {(isShown ? t.forms.hideValue : t.forms.showValue)({
              label: field.label.toLowerCase(),
              hidden: hiddenText,
            })}
          </button>
        </div>
      )}
    </Field>
  )
}
