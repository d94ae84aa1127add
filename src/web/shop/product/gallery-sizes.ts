/**
 * Width of the large picture, as `sizes`; on a phone a pixel less, so that a screen of 360 px takes
 * the file of 480, and not the one of 800 at twice the bytes.
 */
export const gallerySizes =
  '(min-width: 75rem) 468px, (min-width: 48rem) 38vw, min(75vw - 30px, 38vh)'
