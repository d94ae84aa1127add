import type { ShopSettings } from '#domain/contract/settings.ts'
import { type OwnerMessage, ownerMessages } from '#domain/orders/messages.ts'
import { senderName } from '#domain/settings/shop-fields.ts'
import { send } from '#web/kit/api/send.ts'
import { useAction } from '#web/kit/feedback/action.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { TextField } from '#web/kit/ui/Field.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { Notice } from '#web/kit/ui/Notice.tsx'
import { Checkbox } from '../frame/choices.tsx'
import {
  anyValue,
  FIXED_BY_SERVER,
  type SectionProps,
  SettingsForm,
  SettingsSection,
} from './SettingsSection.tsx'

const section = {
  id: 'mail-settings',
  title: 'Mail',
  intro: 'Customers hear by email that their order came in and that it is on its way.',
}

type Admins = ShopSettings['mail']['admins']
const rules = {
  senderName,
  notifications: anyValue<readonly OwnerMessage[]>(),
  admins: anyValue<Admins>(),
}

function typedOf({ senderName: name, notifications, admins }: ShopSettings['mail']) {
  return { senderName: name, notifications: notifications as readonly OwnerMessage[], admins }
}

/** Sender's name, and the messages that the owner and each admin receive (rule: owner-messages). */
export function MailSection({ mail, onSaved }: SectionProps<'mail'>) {
  const form = useForm('mail', typedOf(mail), rules)
  const submission = useSubmit({
    form,
    send: async () => {
      const { notifications, admins: typed, ...sent } = form.sent()
      const body = {
        ...sent,
        notifications: [...notifications],
        admins: typed.map(({ id, kinds }) => ({ id, kinds })),
      }
      const saved = await send('saveMailSettings', { body }, { seenVersion: mail.version })
      form.start(typedOf(saved.mail))
      onSaved(saved)
    },
    success: 'Saved. It applies from the next email.',
    fallback: 'Failed to save the mail settings',
  })
  const { admins } = form.typed
  const test = useAction({
    run: async () => toast.success((await send('sendTestMail', {})).message),
    fallback: 'Failed to send a test email',
  })
  if (!mail.isOn) {
    return (
      <SettingsSection {...section}>
        <Notice tone="info" title="This shop sends no mail yet">
          Mail needs a mail server, which is named where the shop runs. Ask the person who set the
          shop up; until then customers see everything on the page of their order.
        </Notice>
      </SettingsSection>
    )
  }
  return (
    <SettingsForm
      {...section}
      form={form}
      submission={{ ...submission, failure: submission.failure ?? test.failure }}
      label="Save mail"
      beside={
        <Button kind="secondary" busy={test.isPending} onClick={() => void test.run()}>
          Send me a test email
        </Button>
      }
    >
      <TextField
        label="Sender’s name"
        optional={!mail.isSenderFixed}
        readOnly={mail.isSenderFixed}
        hint={
          mail.isSenderFixed
            ? FIXED_BY_SERVER
            : 'Left empty, emails are sent under the shop’s name.'
        }
        {...form.field('senderName')}
      />
      <div className="grid gap-3">
        <h3 className="font-semibold text-sm">What the shop tells whom</h3>
        {mail.owner === null ? (
          <p className="text-muted text-sm">No address is named for the owner on the server.</p>
        ) : (
          <MessageRecipient
            name="The owner"
            email={mail.owner}
            kinds={form.typed.notifications}
            always="Trouble with the server and its backups"
            onChange={(kinds) => form.set('notifications', kinds)}
          />
        )}
        {admins.map((admin) => (
          <MessageRecipient
            key={admin.id}
            {...admin}
            always="Changed accounts for transfers"
            onChange={(kinds) =>
              form.set(
                'admins',
                admins.map((other) => (other === admin ? { ...admin, kinds: [...kinds] } : other)),
              )
            }
          />
        ))}
        <p className="text-muted text-sm">An address listed here twice gets each email once.</p>
      </div>
    </SettingsForm>
  )
}

const labels: Readonly<Record<OwnerMessage, string>> = {
  'new-order': 'New orders',
  'proof-arrived': 'Screenshots of transfers',
  'order-cancelled': 'Cancelled orders',
  'mail-failed': 'Emails that did not arrive',
}

interface MessageRecipientProps {
  readonly name: string
  readonly email: string
  readonly kinds: readonly OwnerMessage[]
  readonly always: string
  readonly onChange: (kinds: readonly OwnerMessage[]) => void
}

/** The owner or an admin, with a checkbox per kind of message (rule: owner-messages). */
function MessageRecipient({ name, email, kinds, always, onChange }: MessageRecipientProps) {
  return (
    <fieldset className="min-w-0 rounded-card border border-hairline px-4 pt-1 pb-2">
      <legend className="px-1.5 text-sm">
        <bdi className="font-semibold">{name}</bdi>{' '}
        <bdi dir="ltr" className="wrap-anywhere text-muted">
          {email}
        </bdi>
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {ownerMessages.map((kind) => (
          <Checkbox
            key={kind}
            checked={kinds.includes(kind)}
            onChange={(isChecked) =>
              onChange(
                ownerMessages.filter((other) =>
                  other === kind ? isChecked : kinds.includes(other),
                ),
              )
            }
          >
            {labels[kind]}
          </Checkbox>
        ))}
        <Checkbox className="text-muted sm:col-span-2" checked disabled readOnly>
          {always} (always)
        </Checkbox>
      </div>
    </fieldset>
  )
}
