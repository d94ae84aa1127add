/** The three pictures of a product, in the order of its gallery. */
export const views = ['front', 'angle', 'camera'] as const
export type View = (typeof views)[number]
