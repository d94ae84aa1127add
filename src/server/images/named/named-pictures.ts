import { randomBytes } from 'node:crypto'
import {
  DRAWN_FOLDER,
  type DrawnFormat,
  type DrawnWidth,
  drawnFormats,
  drawnWidths,
  isDrawn,
} from '#domain/catalogue/designs/drawn-picture.ts'
import { LARGEST } from '#domain/catalogue/pictures.ts'
import type { Queryable } from '#server/database/transaction.ts'
import { NameSeal } from './name-seal.ts'

const seals = new WeakMap<Queryable, NameSeal>()

/**
 * Reads the key of a shop's database, before calls are served. The first shop on a database writes it, not a
 * migration: a database without customers has no rows, and a backup can be restored to it.
 */
export async function openNameSeal(db: Queryable): Promise<NameSeal> {
  const { key } = (await keyIn(db).executeTakeFirst()) ?? (await writeKey(db))
  const seal = new NameSeal(key)
  seals.set(db, seal)
  return seal
}

const keyIn = (db: Queryable) => db.selectFrom('picture_names_key').select('key')

/** Of two processes that start together, the first one's is kept. */
async function writeKey(db: Queryable): Promise<{ readonly key: Buffer }> {
  await db
    .insertInto('picture_names_key')
    .values({ key: randomBytes(NameSeal.KEY_BYTES) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return await keyIn(db).executeTakeFirstOrThrow()
}

/** How the file of a picture with a name is called, without width and format. */
const PREFIX = 'named-'

/**
 * A picture with the customer's name on its case; one that is no drawing, or without a name, stays as it
 * is (rule: name-on-the-case).
 *
 * @param path as a product or an order names it
 * @param db the shop's own, whose seal is open
 */
export function withName(db: Queryable, path: string, name: string): string {
  const seal = name === '' || !isDrawn(path) ? undefined : seals.get(db)
  if (!seal) return path
  const picture = path.slice(DRAWN_FOLDER.length)
  return `${DRAWN_FOLDER}${PREFIX}${seal.seal({ picture, name })}`
}

/** A file's name below `/drawn/` that stands for a picture with a name. */
const NAMED_FILE = new RegExp(
  `^${PREFIX}([0-9a-f]{56,1000})(?:-(${drawnWidths.join('|')})\\.(${drawnFormats.join('|')}))?$`,
)

/** A file of a picture with a name. */
export interface NamedFile {
  readonly token: string
  readonly width: DrawnWidth
  readonly format: DrawnFormat
}

/** The file that a name below `/drawn/` asks for, the largest WebP without width; null for any other name. */
export function parseNamedFile(file: string): NamedFile | null {
  const [, token, width = LARGEST, format = 'webp'] = NAMED_FILE.exec(file) ?? []
  if (token === undefined) return null
  return { token, width: Number(width) as DrawnWidth, format: format as DrawnFormat }
}
