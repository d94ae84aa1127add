import { accountFields, loginFields } from '#domain/accounts/account-fields.ts'
import { useForm } from '#web/ui/use-form.ts'
import type { CheckoutTyped } from './checkout-form.ts'

const registerFields = {
  name: accountFields.name,
  email: accountFields.email,
  password: accountFields.password,
}

/** The login at checkout; begins with the e-mail that was typed already. */
export function useLoginForm({ email }: CheckoutTyped) {
  return useForm('login', { email, password: '' }, loginFields)
}

/** The registration at checkout; begins with the name and e-mail that were typed already. */
export function useRegisterForm({ name, email }: CheckoutTyped) {
  return useForm('register', { name, email, password: '' }, registerFields)
}

export type LoginFormHandle = ReturnType<typeof useLoginForm>
export type RegisterFormHandle = ReturnType<typeof useRegisterForm>
