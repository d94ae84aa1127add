import { useState } from 'react'
import type { LoaderFunctionArgs } from 'react-router'
import type { ShopSettings } from '#domain/contract/settings.ts'
import { send } from '#web/kit/api/send.ts'
import { AdminPage } from '../frame/AdminPage.tsx'
import { type Loaded, loadForAdmin, useLoaded } from '../frame/loaded.ts'
import { LookSection } from './LookSection.tsx'
import { MailSection } from './MailSection.tsx'
import { PaymentSection } from './PaymentSection.tsx'
import { ShopSection } from './ShopSection.tsx'

export function loader({ request: { signal } }: LoaderFunctionArgs): Promise<Loaded<ShopSettings>> {
  return loadForAdmin('Failed to load settings', () => send('getSettings', {}, { signal }))
}

export function Component() {
  const [settings, setSettings] = useState(useLoaded<ShopSettings>())
  // Saving one section leaves the versions that the others loaded.
  const taking =
    (section: keyof ShopSettings) =>
    (saved: ShopSettings): void =>
      setSettings((before) => ({ ...before, [section]: saved[section] }))
  return (
    <AdminPage title="Settings" subtitle="Each part is saved separately and takes effect at once.">
      <div className="grid grid-cols-1 gap-8">
        <ShopSection shop={settings.shop} onSaved={taking('shop')} />
        <PaymentSection payment={settings.payment} onSaved={taking('payment')} />
        <MailSection mail={settings.mail} onSaved={taking('mail')} />
        <LookSection look={settings.look} onSaved={taking('look')} />
      </div>
    </AdminPage>
  )
}
