import { picturePath } from '#domain/catalogue/pictures.ts'

/** Names of stand-ins for photos, which were never uploaded. */
const NAME = /^photo-[a-z]+(?:-(\d+))?\.(avif|webp)$/

/** Photos of a product created by a journey. */
export const photos = ['front', 'side', 'back'].map((view) => picturePath(`photo-${view}`))

/** Width and format of a photo's file; null for any other file. */
export function photoFile(
  name: string,
): { readonly width: number; readonly format: 'avif' | 'webp' } | null {
  const [whole, width = 800, format] = NAME.exec(name) ?? []
  if (whole === undefined) return null
  return { width: Number(width), format: format === 'avif' ? 'avif' : 'webp' }
}
