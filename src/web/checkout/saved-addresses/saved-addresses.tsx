import type { ComponentType, ReactNode } from 'react'
import { readAddresses } from '#web/account/addresses/my-addresses.ts'
import type { FormHandle } from '#web/ui/form/use-form.ts'
import type { CheckoutField } from '../checkout-form.ts'
import { AddressChoice } from './AddressChoice.tsx'

/** Milliseconds that the checkout waits for what it is whole without. */
const TIMEOUT = 2_500

interface ChoiceProps {
  readonly form: FormHandle<CheckoutField>
  /** The fields of an address that is typed. */
  readonly children: ReactNode
}

/** The choice among an account's addresses; null where there is none to be had, and fields are all. */
export type KeptAddresses = ComponentType<ChoiceProps> | null

/** Reads the account's addresses, so that the choice stands there when the checkout is shown. */
export async function open(): Promise<KeptAddresses> {
  const addresses = await readAddresses({ timeout: TIMEOUT })
  return (props) => <AddressChoice {...props} entry={addresses} />
}
