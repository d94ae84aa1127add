/** Owner's logo, as pages and e-mails show it (rule: own-logo). */
export interface Logo {
  /** Such as '/uploads/logo-3f9a…-480x96.webp'. */
  readonly path: string
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  /** Whether the shop's name is shown next to it; a logo that contains the name is shown alone. */
  readonly showsName: boolean
}

/** Limits the pixels of a stored logo: three per CSS pixel of its space in the header bar. */
export const logoPixels = { width: 480, height: 96 } as const

/** Pixels of the square files for tabs and home screens. */
export const iconSizes = [192, 512] as const
export type IconSize = (typeof iconSizes)[number]

/** Minimum pixels of a logo's longer side. */
export const LEAST_LOGO = 64

const LOGO = /^\/uploads\/(logo-[\da-f]{24}-(\d{1,3})x(\d{1,3}))\.webp$/

/** Base of the file names of a logo with this content and size. */
export function logoBase(
  content: string,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  return `logo-${content}-${width}x${height}`
}

/** Whether a path is that of a stored logo. */
export function isLogoPath(path: string): boolean {
  return LOGO.test(path)
}

/** Names of a logo's files: WebP for pages, PNG for mail programs, squares for tabs. */
export function logoFiles(path: string): readonly string[] {
  const base = LOGO.exec(path)?.[1]
  if (base === undefined) return []
  return [...iconSizes.map((size) => `${base}-${size}.png`), `${base}.png`, `${base}.webp`]
}

/** Address of a logo as PNG: whole, or on a square of `size` pixels. */
export function logoPng(path: string, size?: IconSize): string {
  return path.replace(/\.webp$/, size === undefined ? '.png' : `-${size}.png`)
}

/** Aspect ratio above which a logo usually contains the shop's name. */
const WORDMARK = 2

/** Whether the name is shown next to a newly selected logo by default. */
export function showsNameByDefault(path: string): boolean {
  const [, , width, height] = LOGO.exec(path) ?? []
  return Number(width) <= WORDMARK * Number(height)
}

/** Space in the header bar in CSS pixels: less next to the name, so that a phone fits both. */
const room = { alone: { width: 144, height: 32 }, besideName: { width: 64, height: 32 } }

/** Stored logo with its displayed size; null for any other path. */
export function logoShown(path: string, showsName: boolean): Logo | null {
  const [, , width, height] = LOGO.exec(path) ?? []
  if (width === undefined || height === undefined) return null
  const { width: most, height: high } = showsName ? room.besideName : room.alone
  const scale = Math.min(most / Number(width), high / Number(height))
  const sized = (side: string) => Math.max(1, Math.round(Number(side) * scale))
  return { path, width: sized(width), height: sized(height), showsName }
}
