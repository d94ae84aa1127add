import { type DrawnView, drawnViews } from '#domain/catalogue/designs/drawn-picture.ts'

/** The sides that a case is drawn from on paper. */
export type View = Exclude<DrawnView, 'scene'>

/** All sides, in the order of a gallery. */
export const views: readonly View[] = drawnViews.filter((view) => view !== 'scene')
