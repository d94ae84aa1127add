/**
 * Width of a gallery's picture, as `sizes`: on a phone of 360 px a little less than the picture's, so
 * that two pixels per point take the file of 640, and not the one of 800 at half as many bytes again;
 * on a wide screen a little more, so that they take the file of 800.
 */
export const gallerySizes = '(min-width: 64rem) 30vw, (min-width: 48rem) 46vw, 88vw'
