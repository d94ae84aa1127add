import { useState } from 'react'
import { currentPasswordRule } from '#domain/accounts/passwords.ts'
import type { ShopSettings } from '#domain/contract/settings.ts'
import type { FieldRules } from '#domain/forms/rules.ts'
import { groupedNumber } from '#domain/settings/account-number.ts'
import { PROPOSED_EXCHANGE, PROPOSED_WARRANTY } from '#domain/settings/exchange.ts'
import { helpSections, helpTopics } from '#domain/settings/help.ts'
import {
  helpAnswer,
  helpFields,
  type ShopFieldName,
  shopFields,
} from '#domain/settings/shop-fields.ts'
import { whatsAppNumber, whatsAppSentence } from '#domain/settings/whatsapp.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { showShop, useShop } from '#web/kit/page/shop-context.ts'
import { Button } from '#web/kit/ui/Button.tsx'
import { Summary } from '#web/kit/ui/blocks/Summary.tsx'
import { TextAreaField, TextField } from '#web/kit/ui/Field.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { ProofFields, proofCodeRule } from '../frame/ProofFields.tsx'
import { FIXED_BY_SERVER, type SectionProps, SettingsForm } from './SettingsSection.tsx'

const ANSWER_HINT = 'Left empty, the usual answer is shown. Each line becomes a paragraph.'

/** Facts of the shop as typed, with the proof that a changed WhatsApp number requires. */
type ShopText = Record<ShopFieldName | 'currentPassword' | 'code', string>

/** Name, handle and city of the shop, and its texts about delivery and exchanges. */
export function ShopSection({ shop, onSaved }: SectionProps<'shop'>) {
  const isFixed = (name: ShopFieldName) => shop.fixed.includes(name)
  const currentFacts = useShop()
  const [asksCode, setAsksCode] = useState(false)
  const form = useForm('shop', typedOf(shop), (typed) => rulesFor(shop, typed, asksCode))
  const changedNumber = changedNumberIn(form.typed, shop)
  const submission = useSubmit({
    form,
    send: async () => {
      const { currentPassword, code } = form.typed
      const proof = changedNumber === null ? {} : { currentPassword, ...(code && { code }) }
      const body = { ...bodyOf(form.typed), ...proof }
      const saved = await send('saveShopSettings', { body }, { seenVersion: shop.version })
      form.start(typedOf(saved.shop))
      const { version: _version, fixed: _fixed, ...facts } = saved.shop
      showShop({
        ...currentFacts,
        ...facts,
        directMessageUrl: currentFacts.directMessageUrl.replace(currentFacts.handle, facts.handle),
      })
      onSaved(saved)
    },
    success: 'Saved. Every page has it now.',
    fallback: 'Failed to save the shop',
    onRefusal: (error) => {
      if (error instanceof ApiError && error.code === 'SECOND_STEP_REQUIRED') setAsksCode(true)
    },
  })
  const fixed = (name: ShopFieldName, hint?: string) => ({
    hint: isFixed(name) ? FIXED_BY_SERVER : hint,
    readOnly: isFixed(name),
    ...form.field(name),
  })
  return (
    <SettingsForm
      id="shop-settings"
      title="Your shop"
      intro="What customers see at the top of every page, in emails and on the help page."
      form={form}
      submission={submission}
      label="Save shop"
    >
      <TextField label="Name" required {...fixed('name')} />
      <TextField
        label="In one sentence"
        required
        {...fixed('tagline', 'For search engines and the foot of each page.')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="Instagram handle"
          required
          autoCapitalize="none"
          {...fixed('handle', 'Without the @.')}
        />
        <TextField label="City" required {...fixed('city', 'Where parcels come from.')} />
      </div>
      <TextField
        label="WhatsApp number"
        optional
        type="tel"
        autoComplete="off"
        {...fixed(
          'whatsapp',
          'A number that answers: under the button of each case, on orders, the help page and at the foot of each page.',
        )}
      />
      {changedNumber !== null && (
        <div className="grid gap-4 border-hairline border-s-4 ps-4">
          <p className="font-semibold text-sm">{whatsAppSentence(changedNumber)}</p>
          <ProofFields
            form={form}
            hint="Asked for each time the number changes, because customers trust it."
            asksCode={asksCode}
          />
        </div>
      )}
      <TextAreaField
        label="About the shop"
        optional
        rows={3}
        {...fixed(
          'about',
          'Who you are, on the help page: people buy from people. At most 300 characters.',
        )}
      />
      <TextField
        label="Street"
        optional
        {...fixed('street', 'Where your shop is, if customers may know: on the help page.')}
      />
      <TextField
        label="Exchange line"
        optional
        {...fixed(
          'exchangeLine',
          'Under the button of each case. Promise what you keep; the words below are a start.',
        )}
      />
      {form.typed.exchangeLine === '' &&
        !isFixed('exchangeLine') &&
        [PROPOSED_EXCHANGE, PROPOSED_WARRANTY].map((line) => (
          <Button
            key={line}
            kind="secondary"
            size="small"
            className="-mt-3 self-start"
            onClick={() => form.set('exchangeLine', line)}
          >
            Use “{line}”
          </Button>
        ))}
      <details>
        <Summary className="justify-between gap-4 text-sm">
          Your own answers on the help page
        </Summary>
        <div className="mt-3 grid gap-5">
          {helpSections().map(({ topic, title }) => (
            <TextAreaField
              key={topic}
              label={title}
              optional
              rows={3}
              {...fixed(`help.${topic}`, ANSWER_HINT)}
            />
          ))}
        </div>
      </details>
    </SettingsForm>
  )
}

function typedOf({ help, ...shop }: ShopSettings['shop']): ShopText {
  const answers = helpTopics.map((topic) => [`help.${topic}`, help[topic] ?? ''])
  const facts = Object.entries(shop).filter(([name]) => name in shopFields)
  const whatsapp = groupedNumber(shop.whatsapp)
  return { ...Object.fromEntries([...facts, ...answers]), whatsapp, currentPassword: '', code: '' }
}

/** Stored form of a valid number that isn't the saved one; null otherwise. */
function changedNumberIn({ whatsapp }: ShopText, saved: ShopSettings['shop']): string | null {
  const read = whatsAppNumber.read(whatsapp)
  return 'mistake' in read || read.value === saved.whatsapp ? null : read.value
}

/** Rules without the fields that the server overrides; a changed number needs the password. */
function rulesFor(
  shop: ShopSettings['shop'],
  typed: ShopText,
  asksCode: boolean,
): FieldRules<ShopText> {
  const answers = Object.fromEntries(helpFields.map((name) => [name, helpAnswer]))
  const all = Object.entries({ ...shopFields, ...answers })
  return {
    ...Object.fromEntries(all.filter(([name]) => !shop.fixed.includes(name))),
    ...(changedNumberIn(typed, shop) !== null && {
      currentPassword: currentPasswordRule,
      ...(asksCode && { code: proofCodeRule }),
    }),
  }
}

function bodyOf(typed: ShopText) {
  const { name, tagline, handle, whatsapp, city, exchangeLine, about, street } = typed
  const help = Object.fromEntries(helpTopics.map((topic) => [topic, typed[`help.${topic}`]]))
  return { name, tagline, handle, whatsapp, city, exchangeLine, about, street, help }
}
