import { type DrawnView, drawnViews } from '#domain/catalogue/designs/drawn-picture.ts'

/** Views of a case on paper. */
export type View = Exclude<DrawnView, 'scene'>

/** All views, in the order of a gallery. */
export const views: readonly View[] = drawnViews.filter((view) => view !== 'scene')
