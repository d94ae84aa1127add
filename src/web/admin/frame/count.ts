/** Formats a count with separators: '1,234'. */
export const count = new Intl.NumberFormat('en-PK').format

/** Formats a count with its noun: '1 order', '1,234 orders'. */
export function counted(amount: number, one: string, many = `${one}s`): string {
  return `${count(amount)} ${amount === 1 ? one : many}`
}
