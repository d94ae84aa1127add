import type { ShopSettings } from '#domain/contract/settings.ts'
import type { FieldRule } from '#domain/forms/rules.ts'
import { type OwnerMessage, ownerMessages } from '#domain/orders/messages.ts'
import { senderName } from '#domain/settings/shop-fields.ts'
import { send } from '#web/api/send.ts'
import { useAction } from '#web/feedback/action.ts'
import { toast } from '#web/feedback/toast.ts'
import { useSubmit } from '#web/feedback/use-submit.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { Form } from '#web/ui/form/Form.tsx'
import { useForm } from '#web/ui/form/use-form.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { FIXED_BY_SERVER, SettingsSection } from './SettingsSection.tsx'

const MAIL_ID = 'mail-settings'

const labels: Readonly<Record<OwnerMessage, string>> = {
  'new-order': 'Of each new order',
  'proof-arrived': 'Of each screenshot of a transfer',
}

interface MailSectionProps {
  readonly mail: ShopSettings['mail']
  readonly onSaved: (saved: ShopSettings) => void
}

/** The sender's name, and which letters the owner gets. */
export function MailSection({ mail, onSaved }: MailSectionProps) {
  return (
    <SettingsSection
      id={MAIL_ID}
      title="Mail"
      intro="Customers hear by e-mail that their order came in and that it is on its way."
    >
      {mail.isOn ? (
        <MailForm mail={mail} onSaved={onSaved} />
      ) : (
        <Notice tone="info" title="This shop sends no mail yet">
          <p>
            Mail needs a mail server, which is named where the shop runs. Ask the person who set the
            shop up; until then customers see everything on the page of their order.
          </p>
        </Notice>
      )}
    </SettingsSection>
  )
}

const chosen: FieldRule<readonly OwnerMessage[], readonly OwnerMessage[]> = {
  missing: 'Please choose',
  read: (value) => ({ value }),
}

function MailForm({ mail, onSaved }: MailSectionProps) {
  const start = ({ senderName: name, notifications }: ShopSettings['mail']) => ({
    senderName: name,
    notifications: notifications as readonly OwnerMessage[],
  })
  const form = useForm('mail', start(mail), { senderName, notifications: chosen })
  const { isPending, failure, submit } = useSubmit({
    form,
    send: async () => {
      const { notifications, ...sent } = form.sent()
      const body = { ...sent, notifications: [...notifications] }
      const saved = await send('saveMailSettings', { body }, { seenVersion: mail.version })
      form.start(start(saved.mail))
      onSaved(saved)
    },
    success: 'Saved. The next letter has it.',
    fallback: 'Failed to save the mail settings',
  })
  const test = useAction({
    run: async () => toast.success((await send('sendTestMail', {})).message),
    fallback: 'Failed to send a test letter',
  })
  const { notifications } = form.typed
  return (
    <Form
      form={form}
      isPending={isPending}
      failure={failure ?? test.failure}
      onSubmit={submit}
      aria-labelledby={MAIL_ID}
      submit={
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isPending}>
            {isPending ? 'Saving…' : 'Save mail'}
          </Button>
          <Button kind="secondary" busy={test.isPending} onClick={() => void test.run()}>
            Send me a test letter
          </Button>
        </div>
      }
    >
      <TextField
        label="Sender’s name"
        optional={!mail.isSenderFixed}
        readOnly={mail.isSenderFixed}
        hint={mail.isSenderFixed ? FIXED_BY_SERVER : 'Empty, letters come from the shop’s name.'}
        {...form.field('senderName')}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold text-sm">Tell the owner</legend>
        {mail.owner === null ? (
          <p className="text-muted text-sm">
            No address is named for the owner on the server, so nobody is told.
          </p>
        ) : (
          <p className="text-muted text-sm">
            These go to <bdi dir="ltr">{mail.owner}</bdi>.
          </p>
        )}
        {ownerMessages.map((kind) => (
          <label key={kind} className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-plum"
              checked={notifications.includes(kind)}
              disabled={mail.owner === null}
              onChange={({ currentTarget }) =>
                form.set(
                  'notifications',
                  ownerMessages.filter((other) =>
                    other === kind ? currentTarget.checked : notifications.includes(other),
                  ),
                )
              }
            />
            {labels[kind]}
          </label>
        ))}
      </fieldset>
    </Form>
  )
}
