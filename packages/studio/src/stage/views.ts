/**
 * Views of a case, in the order of a gallery: upright, lying, on the table of a scene (only for
 * looks with one), and a close-up of the camera's opening.
 */
export const drawnViews = ['front', 'angle', 'scene', 'camera'] as const
export type DrawnView = (typeof drawnViews)[number]

/** Views of a case on paper. */
export type View = Exclude<DrawnView, 'scene'>

/** All views on paper. */
export const views: readonly View[] = drawnViews.filter((view) => view !== 'scene')
