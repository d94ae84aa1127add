/**
 * The colours that are needed where no stylesheet reaches: in the head of a page, in the manifest, in
 * what is shown without a network, behind decoded pictures. The stylesheet's own names for them are
 * the custom properties of the theme; a test holds that both say the same.
 */
export const colours = {
  /** The ground of every page. */
  paper: '#fbf8f4',
  /** Text. */
  ink: '#1b1722',
  /** Buttons and links. */
  plum: '#5b2a86',
} as const
