import type { Shop } from '#domain/contract/shop.ts'

/** Default name of the shop, in both scripts; a name set by the owner has only one. */
const shipped = { name: 'Khol', inUrdu: 'خول' }

/** Whether the shop has the default name and no logo: the default wordmark is its own. */
export function hasShippedMark({ name, logo }: Pick<Shop, 'name' | 'logo'>): boolean {
  return name === shipped.name && logo === null
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
 * drawing (rule: own-logo). The default name is also shown in Urdu letters, in a font of the device.
 */
export function ShopLogo({ shop: { name, logo } }: { readonly shop: Pick<Shop, 'name' | 'logo'> }) {
  if (!logo) {
    return (
      <>
        <ShopMark size={32} />
        {name}
        {name === shipped.name && (
          <span lang="ur" aria-hidden="true" className="urdu-name">
            {shipped.inUrdu}
          </span>
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
