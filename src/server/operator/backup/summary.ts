import type { Manifest } from './manifest.ts'

/** Summary of a backup for the operator: `12 users, 80 products, …, 300 pictures`. */
export function summaryOf({ tables, pictures, proofs }: Manifest): string {
  const counts = tables
    .filter(({ rows }) => rows > 0)
    .map(({ name, rows }) => `${rows} ${name.replaceAll('_', ' ')}`)
  const screenshots = proofs.length === 0 ? [] : [`${proofs.length} screenshots of transfers`]
  return [...counts, `${pictures.length} pictures`, ...screenshots].join(', ')
}
