/** '1,234', as everything that is counted is written. */
export const count = new Intl.NumberFormat('en-PK').format

/** '1 order', '1,234 orders'. */
export function counted(amount: number, one: string, many = `${one}s`): string {
  return `${count(amount)} ${amount === 1 ? one : many}`
}
