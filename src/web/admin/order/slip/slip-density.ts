/** Line spacing of a packing slip, chosen so that it fits on one page. */
export type SlipDensity = 'roomy' | 'close' | 'columns'

/** Maximum number of lines on an A5 page, by density. */
const most = { roomy: 6, close: 14 }

/** Density for these items; a printed name counts as a line of its own, since it is large. */
export function slipDensity(items: readonly { readonly customName: string }[]): SlipDensity {
  const lines = items.length + items.filter(({ customName }) => customName !== '').length
  if (lines <= most.roomy) return 'roomy'
  return lines <= most.close ? 'close' : 'columns'
}
