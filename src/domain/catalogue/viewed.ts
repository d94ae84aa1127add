/** Cases that a device remembers to have shown (rule: recently-viewed). */
export const MOST_VIEWED = 12

/** Puts a product first among those that this device has shown, and lets the oldest go. */
export function withViewed(slugs: readonly string[], slug: string): readonly string[] {
  return [slug, ...slugs.filter((other) => other !== slug)].slice(0, MOST_VIEWED)
}
