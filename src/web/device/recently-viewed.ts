import { withViewed } from '#domain/catalogue/viewed.ts'
import { stored } from './stored.ts'

const nothing: readonly string[] = []

/** Slugs of products, the latest first (rule: recently-viewed), separated by spaces. */
const viewed = stored<readonly string[]>(
  'khol.viewed',
  (text) => text.split(' ').filter(Boolean),
  (slugs) => slugs.join(' '),
)

/** Remembers on this device that a product was shown. */
export const noteViewed = (slug: string) => viewed.set(withViewed(viewed.get() ?? nothing, slug))

export const clearViewed = () => viewed.set(null)

/** The slugs as state; none on the server and while hydrating. */
export const useViewed = () => viewed.use() ?? nothing

/** Whether this device has shown any product. */
export const hasViewed = () => viewed.get() !== null
