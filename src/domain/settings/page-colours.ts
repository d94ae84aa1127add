/**
 * Colours for places without the stylesheet: the head of a page, the manifest, the offline page,
 * behind decoded pictures. The stylesheet has the same values as custom properties of the theme; a
 * test compares them.
 */
export const colours = {
  /** Background of every page. */
  paper: '#fbf8f4',
  ink: '#1b1722',
  /** Buttons and links. */
  plum: '#5b2a86',
} as const
