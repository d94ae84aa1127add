import type { ComponentType, ReactNode } from 'react'
import { readAddresses } from '#web/shop/account/addresses/my-addresses.ts'
import type { CheckoutForm } from '../checkout-entries.ts'
import { AddressChoice } from './AddressChoice.tsx'

/** Maximum milliseconds that the checkout waits for this optional part. */
const TIMEOUT = 2_500

interface ChoiceProps {
  readonly form: CheckoutForm
  /** Fields for a typed address. */
  readonly children: ReactNode
}

/** Choice among an account's addresses; null without saved ones, where fields suffice. */
export type SavedAddressChoice = ComponentType<ChoiceProps> | null

/** Loads the account's addresses, so that the choice is rendered with the checkout. */
export async function openAddressChoice(): Promise<SavedAddressChoice> {
  const addresses = await readAddresses({ timeout: TIMEOUT })
  return (props) => <AddressChoice {...props} entry={addresses} />
}
