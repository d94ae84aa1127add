/**
 * What the description of a new product begins as: true of every case and cover the shop sells, so
 * that it may also stay.
 */
export const defaultDescription = [
  'Made for exactly the model you choose, so every button, port and opening stays within reach.',
  'Please choose your model with care before you add it to your cart.',
  'Colours can look a little different from screen to screen.',
].join(' ')
