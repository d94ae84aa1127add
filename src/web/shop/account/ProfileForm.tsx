import { useState } from 'react'
import type { SignedInUser } from '#domain/contract/users.ts'
import { t } from '#messages'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { useErrorTitle } from '#web/kit/page/page-title.ts'
import { signIn } from '#web/kit/session/session.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { cardLook } from '#web/kit/ui/blocks/Card.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { Form } from '#web/kit/ui/form/Form.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { codeControls, passwordFields } from './password-fields.ts'
import { personFields } from './person-fields.ts'
import { profileRules, typedOf } from './profile-form.ts'

/** Form of the account's name, e-mail, phone, and an optional new password. */
export function ProfileForm({ user }: { readonly user: SignedInUser }) {
  const { email, isAdmin } = user
  const [isAsked, setIsAsked] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const asksPassword = isAdmin || isAsked
  const asked = { hasPhone: user.phone !== '', email, asksPassword, asksCode }
  const form = useForm('profile', typedOf(user), (typed) => profileRules(typed, asked))
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => {
      const changed = await send('updateProfile', { body: form.sent() })
      // The answer carries a new token if the earlier one has been revoked (rule: passwords).
      signIn(changed)
      setIsAsked(false)
      setAsksCode(false)
      form.start(typedOf(changed))
    },
    success: t.account.profileUpdated,
    fallback: t.account.profileFailed,
    onRefusal: (error) => {
      if (!(error instanceof ApiError)) return
      if (error.code === 'REAUTH_REQUIRED') setIsAsked(true)
      if (error.code === 'SECOND_STEP_REQUIRED') setAsksCode(true)
    },
  })
  useErrorTitle(failure !== null || Object.keys(form.mistakes).length > 0)
  return (
    <Form
      form={form}
      isPending={isPending}
      failure={failure}
      onSubmit={submit}
      aria-labelledby="profile-details"
      className={cardLook('roomy')}
      submit={
        <Button type="submit" size="large" busy={isPending} className="sm:self-start">
          {isPending ? t.account.saving : t.account.saveProfile}
        </Button>
      }
    >
      <h2 id="profile-details" className="text-lg">
        {t.account.details}
      </h2>
      <TextField {...personFields().name} {...form.field('name')} />
      <TextField {...personFields().email} {...form.field('email')} />
      <TextField
        {...personFields().phone}
        required={asked.hasPhone}
        optional={!asked.hasPhone}
        {...form.field('phone')}
      />
      <section
        aria-labelledby="change-password"
        className="grid gap-5 border-hairline border-t pt-5"
      >
        <div className="grid gap-1">
          <h2 id="change-password" className="text-lg">
            {t.account.changePassword}
          </h2>
          <p className="text-muted text-sm">{t.account.changePasswordHint}</p>
        </div>
        <TextField
          {...passwordFields().newPassword}
          label={t.account.newPassword}
          required={false}
          {...form.field('password')}
        />
        <TextField
          {...passwordFields().confirmPassword}
          label={t.account.confirmNewPassword}
          required={false}
          {...form.field('confirmPassword')}
        />
      </section>
      {asksPassword && (
        <TextField
          {...passwordFields().password}
          label={t.account.currentPassword}
          hint={isAdmin ? t.account.currentPasswordOfAdmin : t.account.currentPasswordHint}
          required={!isAdmin}
          {...form.field('currentPassword')}
        />
      )}
      {asksCode && <TextField {...codeControls().any} {...form.field('code')} />}
    </Form>
  )
}
