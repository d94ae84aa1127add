import type { ShopSettings } from '#domain/contract/settings.ts'
import { type Accent, accentNames, accents } from '#domain/settings/accents.ts'
import { logoShown, showsNameByDefault } from '#domain/settings/logo.ts'
import { send } from '#web/kit/api/send.ts'
import { announce } from '#web/kit/feedback/announcer.ts'
import { useSubmit } from '#web/kit/feedback/use-submit.ts'
import { ShopFace } from '#web/kit/page/ShopFace.tsx'
import { ShopLogo } from '#web/kit/page/ShopLogo.tsx'
import { showShop, useShop } from '#web/kit/page/shop-context.ts'
import { useForm } from '#web/kit/ui/form/use-form.ts'
import { Checkbox } from '../frame/choices.tsx'
import { PictureUpload } from '../products/pictures/PictureUpload.tsx'
import { anyValue, type SectionProps, SettingsForm } from './SettingsSection.tsx'

const rules = {
  accent: anyValue<Accent>(),
  logo: anyValue<string | null>(),
  showsName: anyValue<boolean>(),
  face: anyValue<string | null>(),
}

function typedOf({ accent, ...look }: Omit<ShopSettings['look'], 'version'>) {
  const { logo, showsName, face } = look as Record<'logo' | 'face', string | null> & {
    readonly showsName: boolean
  }
  return { accent: accent as Accent, logo, showsName, face }
}

/** Accent colour and logo (rules: accents, own-logo). */
export function LookSection({ look, onSaved }: SectionProps<'look'>) {
  const shop = useShop()
  const form = useForm('look', typedOf(look), rules)
  const submission = useSubmit({
    form,
    send: async () => {
      const body = form.sent()
      const saved = await send('saveLook', { body }, { seenVersion: look.version })
      const { accent, logo, showsName, face } = saved.look
      form.start(typedOf(saved.look))
      document.documentElement.dataset.accent = accent
      showShop({ ...shop, accent, face, logo: logo === null ? null : logoShown(logo, showsName) })
      onSaved(saved)
    },
    success: 'Saved. Every page has the new look now.',
    fallback: 'Failed to save the look',
  })
  const { accent, logo, showsName, face } = form.typed
  const putLogo = (path: string | null, isNameShown: boolean) => {
    form.set('logo', path)
    form.set('showsName', isNameShown)
  }
  return (
    <SettingsForm
      id="look-settings"
      title="Look"
      intro="Your colour and your logo: at the top of every page, in emails, on packing slips and on home screens."
      form={form}
      submission={submission}
      label="Save look"
    >
      <LookPreview accent={accent} logo={logo} showsName={showsName} />
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-1 font-semibold text-sm">Colour of buttons and links</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(8.5rem,100%),1fr))] gap-2">
          {accentNames.map((name) => (
            <label
              key={name}
              data-accent={name}
              className="relative flex min-h-12 items-center gap-2.5 rounded-control border border-edge bg-white px-3 text-sm transition-colors hover:border-ink has-checked:border-plum has-checked:bg-plum-tint has-checked:font-semibold has-checked:ring-1 has-checked:ring-plum has-focus-visible:outline-3"
            >
              <input
                type="radio"
                name="accent"
                value={name}
                checked={name === accent}
                onChange={() => form.set('accent', name)}
                className="sr-only"
              />
              <span aria-hidden="true" className="size-6 shrink-0 rounded-chip bg-plum" />
              {accents[name].name}
            </label>
          ))}
        </div>
      </fieldset>
      <PictureUpload
        id={form.fieldId('logo')}
        use="logo"
        legend="Your own logo"
        hint="JPG, PNG or WEBP, less than 5MB. Best is a PNG with a transparent background, cut close to the logo."
        labels={{ add: 'Upload a logo', replace: 'Another logo', remove: 'Remove it' }}
        isChosen={logo !== null}
        mistake={form.mistakes.logo}
        onUploaded={(path) => {
          putLogo(path, showsNameByDefault(path))
          announce('Your logo is in the preview')
        }}
        onRemove={() => putLogo(null, true)}
      />
      {logo !== null && (
        <Checkbox checked={showsName} onChange={(isShown) => form.set('showsName', isShown)}>
          Show the shop’s name beside the logo
        </Checkbox>
      )}
      <PictureUpload
        id={form.fieldId('face')}
        use="photo"
        legend="Your face"
        hint="You, or whoever answers: on the help page and beside the WhatsApp number. People buy from people."
        labels={{ add: 'Upload a picture', replace: 'Another picture', remove: 'Remove it' }}
        isChosen={face !== null}
        mistake={form.mistakes.face}
        onUploaded={(path) => {
          form.set('face', path)
          announce('Your picture is in the preview')
        }}
        onRemove={() => form.set('face', null)}
      >
        <ShopFace face={face} />
      </PictureUpload>
    </SettingsForm>
  )
}

/** Preview of a page's header, inert and hidden from screen readers. */
function LookPreview({ accent, logo, showsName }: Omit<ReturnType<typeof typedOf>, 'face'>) {
  const { name } = useShop()
  return (
    <div
      data-accent={accent}
      aria-hidden="true"
      className="overflow-hidden rounded-control border border-hairline bg-paper"
    >
      <div className="flex min-h-16 items-center gap-2.5 border-hairline border-b px-4 font-bold text-xl tracking-tight">
        <ShopLogo shop={{ name, logo: logo === null ? null : logoShown(logo, showsName) }} />
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 px-4 py-4">
        <span className="inline-flex min-h-11 items-center rounded-control bg-plum px-5 font-semibold text-white">
          Add to cart
        </span>
        <span className="font-semibold text-plum underline underline-offset-4">Delivery</span>
        <span className="rounded-chip bg-plum-tint px-3 py-1 font-semibold text-plum text-sm">
          iPhone 15
        </span>
      </div>
    </div>
  )
}
