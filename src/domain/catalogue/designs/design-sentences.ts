/** Messages about an invalid design. */
export const designSentences = {
  style: 'Please choose a style of this case type',
  motif: 'Please choose a motif from the list, or none',
  onlyPhones: 'Covers for earphones can’t have a motif or a picture of your own',
  artwork: 'Please upload the picture on the back again',
} as const
