import { picturePath } from '#domain/catalogue/pictures.ts'

/** What the stand-ins for photos are called; none of them was ever uploaded. */
const NAME = /^photo-[a-z]+(?:-(\d+))?\.(avif|webp)$/

/** The photos of a product that a journey puts on the shelf. */
export const photos = ['front', 'side', 'back'].map((view) => picturePath(`photo-${view}`))

/** The width and format of a photo's file; null for a file that is none. */
export function photoFile(
  name: string,
): { readonly width: number; readonly format: 'avif' | 'webp' } | null {
  const [whole, width = 800, format] = NAME.exec(name) ?? []
  if (whole === undefined) return null
  return { width: Number(width), format: format === 'avif' ? 'avif' : 'webp' }
}
