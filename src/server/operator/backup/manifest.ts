import { z } from 'zod'
import { isFileName } from '#platform/storage/store.ts'

const checksum = z.string().regex(/^[0-9a-f]{64}$/)

/** Format version of the backups that this version of the shop writes. */
export const FORMAT = 2

/** Part of a manifest that every version of the shop can read. */
export const anyManifest = z.looseObject({ format: z.int() })

const files = z.array(z.strictObject({ name: z.string().refine(isFileName), sha256: checksum }))

/** Last file of a backup, with the checksums of all others. */
export const manifest = z.strictObject({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  migrations: z.array(z.strictObject({ name: z.string(), checksum })),
  tables: z.array(
    z.strictObject({
      name: z.string().regex(/^\w+$/),
      columns: z.array(z.string().regex(/^\w+$/)).min(1),
      rows: z.int().min(0),
      sha256: checksum,
    }),
  ),
  sequences: z.array(z.strictObject({ name: z.string().regex(/^\w+$/), value: z.int() })),
  pictures: files,
  /** Screenshots of transfers. */
  proofs: files,
})

export type Manifest = z.output<typeof manifest>

/** Names of the files in a backup. */
export const manifestEntry = 'manifest.json'
export const tableEntry = (name: string) => `tables/${name}.copy`
export const pictureEntry = (name: string) => `pictures/${name}`
export const proofEntry = (name: string) => `proofs/${name}`

/** Summary of a backup for the operator: `12 users, 80 products, …, 300 pictures`. */
export function summaryOf({ tables, pictures, proofs }: Manifest): string {
  const counts = tables
    .filter(({ rows }) => rows > 0)
    .map(({ name, rows }) => `${rows} ${name.replaceAll('_', ' ')}`)
  const screenshots = proofs.length === 0 ? [] : [`${proofs.length} screenshots of transfers`]
  return [...counts, `${pictures.length} pictures`, ...screenshots].join(', ')
}
