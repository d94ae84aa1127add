import { useEffect, useState } from 'react'
import { hasPhone } from '#web/kit/device/my-phone.ts'
import { classNames } from '#web/kit/ui/class-names.ts'
import { lazyComponent } from '#web/kit/ui/lazy-component.tsx'
import type { ProductForModel } from './ModelField.tsx'

/** Loaded for a visitor with a remembered phone. */
const MyPhoneLine = lazyComponent(async () => (await import('./MyPhoneLine.tsx')).MyPhoneLine, {
  sentences: ['modelDialogs'],
})

/**
 * Room of the first line of a product's page, for a visitor with a remembered phone. It is kept before
 * hydration; a phone that is chosen on the page moves nothing.
 */
export function PhoneRoom(props: ProductForModel) {
  const [wasKnown, setWasKnown] = useState<boolean | null>(null)
  useEffect(() => setWasKnown(hasPhone()), [])
  if (!props.isPhone || wasKnown === false) return null
  return (
    <div className={classNames('min-h-9 md:col-span-2', !wasKnown && 'without-phone:hidden')}>
      {wasKnown && <MyPhoneLine {...props} />}
    </div>
  )
}
