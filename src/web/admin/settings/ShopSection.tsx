import type { ShopSettings } from '#domain/contract/settings.ts'
import type { FieldRules } from '#domain/forms/rules.ts'
import { helpSections, helpTopics } from '#domain/settings/help.ts'
import {
  helpAnswer,
  helpFields,
  type ShopFieldName,
  shopFields,
} from '#domain/settings/shop-fields.ts'
import { send } from '#web/kit/api/send.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { showShop, useShop } from '#web/kit/page/shop-context.ts'
import { TextAreaField, TextField } from '#web/kit/ui/Field.tsx'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { Icon } from '#web/kit/ui/Icon.tsx'
import { FIXED_BY_SERVER, type SectionProps, SettingsForm } from './SettingsSection.tsx'

const ANSWER_HINT = 'Left empty, the usual answer is shown. Each line becomes a paragraph.'

type ShopText = Record<ShopFieldName, string>

/** Name, handle and city of the shop, and its texts about delivery and exchanges. */
export function ShopSection({ shop, onSaved }: SectionProps<'shop'>) {
  const isFixed = (name: ShopFieldName) => shop.fixed.includes(name)
  const currentFacts = useShop()
  const form = useForm('shop', typedOf(shop), rulesWithout(shop.fixed))
  const submission = useSubmit({
    form,
    send: async () => {
      const saved = await send(
        'saveShopSettings',
        { body: bodyOf(form.typed) },
        { seenVersion: shop.version },
      )
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
          'Beside the button of each case, such as “Wrong size? We exchange it.”',
        )}
      />
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-4 font-semibold text-sm">
          Your own answers on the help page
          <Icon name="down" className="size-4 transition-transform group-open:turned" />
        </summary>
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
  return Object.fromEntries([...facts, ...answers])
}

/** Rules without the fields that the server overrides, which can't be corrected here. */
function rulesWithout(fixed: readonly string[]): FieldRules<ShopText> {
  const answers = Object.fromEntries(helpFields.map((name) => [name, helpAnswer]))
  const all = Object.entries({ ...shopFields, ...answers })
  return Object.fromEntries(all.filter(([name]) => !fixed.includes(name)))
}

function bodyOf(typed: ShopText) {
  const { name, tagline, handle, city, exchangeLine, about, street } = typed
  const help = Object.fromEntries(helpTopics.map((topic) => [topic, typed[`help.${topic}`]]))
  return { name, tagline, handle, city, exchangeLine, about, street, help }
}
