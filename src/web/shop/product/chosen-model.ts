import { useState } from 'react'
import type { Product } from '#domain/contract/products.ts'
import { productAddress } from '#domain/paths.ts'
import { rememberPhone, useMyPhone } from '#web/kit/device/my-phone.ts'
import { pageAddress } from '#web/kit/device/page-address.ts'
import type { Fit } from './fit.ts'

/** Phone model for which a product is shown. */
export interface ChosenModel {
  /** '' if no model is known. */
  readonly model: string
  /** Whether it is the device's remembered phone, not one chosen on this page. */
  readonly isRemembered: boolean
  readonly choose: (model: string) => void
}

/**
 * The model that was picked here, that the address asks for, or that this device knows, the first
 * of them that the product fits. A pick is written into the address, so that coming back, loading
 * anew and sharing show the same pictures (rule: pictures-follow-the-phone).
 */
export function useChosenModel(
  { slug, brandSlug, deviceModels }: Pick<Product, 'slug' | 'brandSlug' | 'deviceModels'>,
  { retired }: Pick<Fit, 'retired'>,
  asked: string,
): ChosenModel {
  const [phone] = useMyPhone()
  const [picked, pick] = useState({ slug, model: '' })
  const remembered = phone && deviceModels.includes(phone.model) ? phone.model : ''
  const own = picked.slug === slug ? picked.model : ''
  const model = own || asked || remembered
  return {
    model,
    isRemembered: own === '' && model !== '' && model === remembered,
    choose(next) {
      pick({ slug, model: next })
      history.replaceState(history.state, '', pageAddress(productAddress(slug, next)))
      if (!retired.includes(next)) rememberPhone({ brand: brandSlug, model: next })
    },
  }
}
