import '#web/shop/store/account-calls.ts'
import { useState } from 'react'
import { accountFields } from '#domain/accounts/account-fields.ts'
import { confirmationOf, currentPasswordRule, newPassword } from '#domain/accounts/passwords.ts'
import { codeField } from '#domain/accounts/second-step.ts'
import type { SignedInUser } from '#domain/contract/users.ts'
import { emailKey } from '#domain/forms/email.ts'
import { formatPhone } from '#domain/forms/phone.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { t } from '#messages'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { useErrorTitle } from '#web/kit/page/page-title.ts'
import { signIn } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { cardLook } from '#web/kit/ui/blocks/Card.tsx'
import { Section } from '#web/kit/ui/blocks/Section.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { PasswordField } from '#web/kit/ui/form/PasswordField.tsx'
import { type FormHandle, useForm } from '#web/kit/ui/form/use-form.ts'
import { codeControls, passwordFields } from './password-fields.ts'
import { personFields } from './person-fields.ts'

/** Form of the account's name, e-mail, phone, and an optional new password. */
export function ProfileForm({ user }: { readonly user: SignedInUser }) {
  const { email, isAdmin } = user
  const hasPhone = user.phone !== ''
  const initial = { asksPassword: isAdmin, asksCode: false }
  const [proof, setProof] = useState(initial)
  const questions = { hasPhone, email, ...proof }
  const form = useForm('profile', typedOf(user), (typed) => profileRules(typed, questions))
  const { submit, ...state } = useSubmit({
    form,
    send: async () => {
      const changed = await send('updateProfile', { body: form.sent() })
      // The answer carries a new token if the earlier one has been revoked (rule: passwords).
      signIn(changed)
      setProof(initial)
      form.start(typedOf(changed))
    },
    success: t.account.profileUpdated,
    fallback: t.account.profileFailed,
    onRefusal: (error) => {
      const code = error instanceof ApiError && error.code
      if (code === 'REAUTH_REQUIRED') setProof({ ...proof, asksPassword: true })
      if (code === 'SECOND_STEP_REQUIRED') setProof({ ...proof, asksCode: true })
    },
  })
  useErrorTitle(state.failure !== null || Object.keys(form.mistakes).length > 0)
  return (
    <Form
      form={form}
      {...state}
      onSubmit={submit}
      aria-labelledby="profile-details"
      className={cardLook('roomy')}
      submit={
        <Button type="submit" size="large" busy={state.isPending} className="sm:self-start">
          {state.isPending ? t.account.saving : t.account.saveProfile}
        </Button>
      }
    >
      <h2 id="profile-details" className="text-lg">
        {t.account.details}
      </h2>
      <TextField {...personFields().name} {...form.field('name')} />
      <TextField {...personFields().email} {...form.field('email')} />
      <TextField {...personFields().phone} optional={!hasPhone} {...form.field('phone')} />
      <NewPassword form={form} />
      {proof.asksPassword && (
        <PasswordField
          {...passwordFields().password}
          label={t.account.currentPassword}
          hint={isAdmin ? t.account.currentPasswordOfAdmin : t.account.currentPasswordHint}
          required={!isAdmin}
          {...form.field('currentPassword')}
        />
      )}
      {proof.asksCode && <TextField {...codeControls().any} {...form.field('code')} />}
    </Form>
  )
}

/** Fields of an optional new password. */
function NewPassword({
  form,
}: {
  readonly form: Pick<FormHandle<'password' | 'confirmPassword'>, 'field'>
}) {
  return (
    <Section title={t.account.changePassword} className="gap-5 border-hairline border-t pt-5">
      <p className="-mt-4 text-muted text-sm">{t.account.changePasswordHint}</p>
      <PasswordField
        {...passwordFields().newPassword}
        label={t.account.newPassword}
        required={false}
        {...form.field('password')}
      />
      <PasswordField
        {...passwordFields().confirmPassword}
        label={t.account.confirmNewPassword}
        required={false}
        {...form.field('confirmPassword')}
      />
    </Section>
  )
}

export type ProfileTyped = ReturnType<typeof typedOf>

/** Initial values: the account's, without a password. */
export function typedOf({ name, email, phone }: Pick<SignedInUser, 'name' | 'email' | 'phone'>) {
  return {
    name,
    email,
    phone: phone === '' ? '' : formatPhone(phone),
    password: '',
    confirmPassword: '',
    currentPassword: '',
    code: '',
  }
}

/** Rule of a phone that may stay empty while the account has none. */
const firstPhone: FieldRule<string, string | undefined> = {
  missing: accountFields.phone.missing,
  read: (typed) => (typed.trim() === '' ? { value: undefined } : accountFields.phone.read(typed)),
}

interface ProfileQuestions {
  /** The account has a phone number, which can be changed but not removed. */
  readonly hasPhone: boolean
  readonly email: string
  /**
   * A new address or password needs the current password: of an admin always, otherwise once the
   * server asks for it (rules: passwords, rights-are-money).
   */
  readonly asksPassword: boolean
  readonly asksCode: boolean
}

/** Rule of the current password while nothing needs it. */
const unneeded: FieldRule<string, string | undefined> = {
  missing: () => '',
  read: () => ({ value: undefined }),
}

/** Current rules: a password is checked and sent only when one is being set. */
export function profileRules(
  typed: ProfileTyped,
  { hasPhone, email, asksPassword, asksCode }: ProfileQuestions,
) {
  const setsPassword = typed.password !== '' || typed.confirmPassword !== ''
  const needsProof = setsPassword || emailKey(typed.email) !== emailKey(email)
  return {
    name: accountFields.name,
    email: accountFields.email,
    phone: hasPhone ? accountFields.phone : firstPhone,
    ...(setsPassword && { password: newPassword, confirmPassword: confirmationOf(typed.password) }),
    ...(asksPassword && { currentPassword: needsProof ? currentPasswordRule : unneeded }),
    ...(asksCode && needsProof && { code: codeField }),
  }
}
