import { type DrawnView, drawnViews } from '#domain/catalogue/designs/drawn-picture.ts'

/** The pictures of a product, in the order of its gallery. */
export const views = drawnViews
export type View = DrawnView
