/** Messages about an invalid design. */
export const designSentences = {
  style: 'Please choose a style of this case type',
  motif: 'Please choose a motif of the list, or none',
  onlyPhones: 'Covers of earphones take no motif and no picture of yours',
  artwork: 'Please upload the picture on the back again',
} as const
