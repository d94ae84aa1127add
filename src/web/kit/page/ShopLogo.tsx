import type { Shop } from '#domain/contract/shop.ts'
import wordmark from './wordmark.svg'

/** Default name of the shop; its wordmark is the same name drawn in Urdu letters. */
const SHIPPED_NAME = 'Khol'

/** Whether the shop has the default name and no logo: the default wordmark is its own. */
export function hasShippedMark({ name, logo }: Pick<Shop, 'name' | 'logo'>): boolean {
  return name === SHIPPED_NAME && logo === null
}

/** Default mark: a case with its camera. */
export function ShopMark({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="10" fill="var(--color-plum)" />
      <circle cx="11.5" cy="11.5" r="4.5" fill="var(--color-marigold)" />
      <circle cx="11.5" cy="11.5" r="1.75" fill="var(--color-ink)" />
    </svg>
  )
}

/**
 * The owner's logo, or a case with its camera, and the shop's name as text, so that a rename touches no
 * drawing (rule: own-logo). The default name has its wordmark beside it, which is drawn in white.
 */
export function ShopLogo({ shop: { name, logo } }: { readonly shop: Pick<Shop, 'name' | 'logo'> }) {
  if (!logo) {
    return (
      <>
        <ShopMark size={32} />
        {name}
        {name === SHIPPED_NAME && (
          <img
            src={wordmark}
            alt=""
            width="25"
            height="22"
            loading="lazy"
            className="[filter:invert(1)]"
          />
        )}
      </>
    )
  }
  const { path, width, height, showsName } = logo
  return (
    <>
      <img src={path} width={width} height={height} alt={showsName ? '' : name} />
      {showsName && name}
    </>
  )
}
