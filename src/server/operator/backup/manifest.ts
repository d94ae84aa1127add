import { z } from 'zod'

const checksum = z.string().regex(/^[0-9a-f]{64}$/)
const plainName = z.string().regex(/^[\w-][\w.-]*$/)

/** The last file of a backup: what all the others must be. */
export const manifest = z.strictObject({
  format: z.literal(1),
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
  pictures: z.array(z.strictObject({ name: plainName, sha256: checksum })),
})

export type Manifest = z.output<typeof manifest>

export const manifestFile = 'manifest.json'
export const tableFile = (name: string) => `tables/${name}.copy`
export const pictureFile = (name: string) => `pictures/${name}`
