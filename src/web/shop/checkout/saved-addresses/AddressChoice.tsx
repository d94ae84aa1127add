import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isSamePlace, MAX_ADDRESSES, type SavedAddress } from '#domain/accounts/saved-addresses.ts'
import { mistakesIn } from '#domain/forms/rules.ts'
import { addressFieldNames, addressFields } from '#domain/orders/checkout-fields.ts'
import { t } from '#messages'
import { useAction } from '#web/kit/feedback/action.ts'
import type { FilledEntry } from '#web/kit/store/store.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { ActionFailure } from '#web/kit/ui/blocks/FailureText.tsx'
import { classNames } from '#web/kit/ui/class-names.ts'
import { FieldError } from '#web/kit/ui/Field.tsx'
import { hiddenText } from '#web/kit/ui/message-tags.tsx'
import { AddressLines } from '#web/shop/account/addresses/AddressFields.tsx'
import { saveAddresses } from '#web/shop/account/addresses/my-addresses.ts'
import { type CheckoutForm, emptyAddress } from '../checkout-draft.ts'
import { Checkbox } from '../OrderFields.tsx'
import { type Choice, firstChoice } from './address-choice.ts'

/** Id of the button that edits the chosen address. */
const EDIT = 'edit-kept-address'

/** Addresses of an account, the last used first. */
export type SavedAddresses = FilledEntry<readonly SavedAddress[]>

interface AddressChoiceProps {
  readonly entry: SavedAddresses
  readonly form: CheckoutForm
  readonly children: ReactNode
}

/** Address of an account's order: a saved one, the last used first, or a typed one. */
export function AddressChoice({ entry, form, children }: AddressChoiceProps) {
  const addresses = entry.use()
  const { choice, edited, choose, edit, save, isPending, failure } = useChoice(addresses, form)
  if (addresses.length === 0) {
    return (
      <>
        {children}
        <KeepAddress form={form} />
      </>
    )
  }
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="sr-only">{t.checkout.deliverTo}</legend>
        {addresses.map((address, index) => (
          <SavedChoice
            key={`${address.address}\n${address.city}`}
            address={address}
            isChosen={choice === index}
            onChoose={() => choose(index)}
            onEdit={edited === null ? () => edit(index) : undefined}
          >
            {edited === index && (
              <div className="grid gap-4 px-3.5 pb-3.5">
                {children}
                <ActionFailure id="address-failure" failure={failure} />
                <div className="flex flex-wrap gap-3">
                  <Button kind="secondary" busy={isPending} onClick={save}>
                    {t.checkout.save}
                  </Button>
                  <Button kind="quiet" onClick={() => choose(index)}>
                    {t.checkout.cancel}
                  </Button>
                </div>
              </div>
            )}
          </SavedChoice>
        ))}
        <div className={choiceLook}>
          <label className={lineLook}>
            <input {...radio(choice === 'another', () => choose('another'))} />
            <span className="font-semibold">{t.checkout.another}</span>
          </label>
          {choice === 'another' && (
            <div className="grid gap-4 px-3.5 pb-3.5">
              {children}
              <KeepAddress form={form} isFull={addresses.length >= MAX_ADDRESSES} />
            </div>
          )}
        </div>
      </fieldset>
      {/* Refusals of a saved address are shown at the choice, since its fields are not on the page. */}
      {choice !== 'another' &&
        edited === null &&
        addressFieldNames.map(
          (field) =>
            form.mistakes[field] && (
              <FieldError key={field} id={form.fieldId(field)}>
                {form.mistakes[field]}
              </FieldError>
            ),
        )}
    </>
  )
}

/**
 * State of the choice. It fills the form's fields, so that it is checked, kept as a draft and sent
 * like typed values; the draft also stores which one was chosen (rule: kept-entries).
 */
function useChoice(addresses: readonly SavedAddress[], form: CheckoutForm) {
  const { address, city, postalCode } = form.typed
  const typed: SavedAddress = { address, city, postalCode }
  const [start] = useState(() => firstChoice(addresses, form.typed))
  const [choice, setChoice] = useState<Choice>(start.choice)
  /** Index of the saved address whose fields are open. */
  const [edited, setEdited] = useState(start.isChanged ? start.choice : null)
  useEditFocus(edited !== null, form.fieldId('address'))
  const fill = (values: SavedAddress) => {
    for (const field of addressFieldNames) form.set(field, values[field])
  }

  const fillFirst = useEffectEvent(() => {
    const [first] = addresses
    if (first && choice === 0 && !start.isChanged && address === '') fill(first)
  })
  useEffect(() => fillFirst(), [])

  const { run, clear, ...action } = useAction({
    run: async () => {
      const stored = await saveAddresses(
        addresses.map((known, index) => (index === edited ? typed : known)),
      )
      const saved = stored.find((known) => isSamePlace(known, typed)) ?? typed
      form.set('deliverTo', saved)
      fill(saved)
      setEdited(null)
    },
    success: t.checkout.saved,
    fallback: t.checkout.notSaved,
  })
  return {
    ...action,
    choice,
    edited,
    choose(next: Choice) {
      const target = next === 'another' ? next : (addresses[next] ?? emptyAddress)
      if (choice === 'another') form.set('otherAddress', typed)
      form.set('deliverTo', target)
      setChoice(next)
      setEdited(null)
      fill(target === 'another' ? form.typed.otherAddress : target)
    },
    edit(index: number) {
      clear()
      form.set('deliverTo', typed)
      setEdited(index)
    },
    save() {
      const mistakes = mistakesIn(addressFields, typed)
      if (Object.keys(mistakes).length > 0) form.refuse(mistakes)
      else run()
    },
  }
}

/** Returns the focus of a pressed button that is gone: to the first field, and back. */
function useEditFocus(isEditing: boolean, firstField: string): void {
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    const isLost = document.activeElement === document.body
    if (isLost && isEditing && !wasEditing.current) document.getElementById(firstField)?.focus()
    if (isLost && !isEditing && wasEditing.current) document.getElementById(EDIT)?.focus()
    wasEditing.current = isEditing
  }, [isEditing, firstField])
}

interface SavedChoiceProps {
  readonly address: SavedAddress
  readonly isChosen: boolean
  readonly onChoose: () => void
  /** Opens the fields; absent while any are open. */
  readonly onEdit: (() => void) | undefined
  readonly children: ReactNode
}

function SavedChoice({ address, isChosen, onChoose, onEdit, children }: SavedChoiceProps) {
  return (
    <div className={classNames(choiceLook, 'has-[[type=radio]:checked]:bg-plum-tint')}>
      <div className="flex items-start">
        <label className={lineLook}>
          <input {...radio(isChosen, onChoose)} />
          <AddressLines {...address} />
        </label>
        {isChosen && onEdit && (
          <Button id={EDIT} kind="quiet" className="m-1" onClick={onEdit}>
            {t.checkout.edit({ hidden: hiddenText })}
          </Button>
        )}
      </div>
      {children}
    </div>
  )
}

/** Classes of a choice, whose whole line can be pressed. */
const choiceLook =
  'rounded-control border border-edge bg-white transition-colors hover:border-ink has-[[type=radio]:checked]:border-plum has-[[type=radio]:checked]:ringed'

const lineLook = 'flex min-h-12 min-w-0 grow items-start gap-3 px-3.5 py-3'

/** Attributes of a choice's radio button, as in other choices of the checkout. */
function radio(isChosen: boolean, choose: () => void) {
  return {
    type: 'radio',
    name: 'kept-address',
    checked: isChosen,
    onChange: choose,
    className: 'mt-0.5 size-5 shrink-0 accent-plum',
  } as const
}

interface KeepAddressProps {
  readonly form: CheckoutForm
  readonly isFull?: boolean
}

/** Checkbox, ticked by default, to reuse the address at the next order. */
function KeepAddress({ form, isFull = false }: KeepAddressProps) {
  return (
    <Checkbox form={form} name="keepAddress" hint={isFull && t.checkout.takesPlace}>
      {t.checkout.keep}
    </Checkbox>
  )
}
