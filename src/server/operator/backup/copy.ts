import type { Readable, Writable } from 'node:stream'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'

/** Readable stream of the rows of a `copy … to stdout`. */
export function rowsOut(client: pg.Client, statement: string): Readable {
  return ignoringLateErrors(client.query(to(statement)))
}

/** Writable stream for the rows of a `copy … from stdin`. */
export function rowsIn(client: pg.Client, statement: string): Writable {
  return ignoringLateErrors(client.query(from(statement)))
}

/**
 * Ignores late errors: a closed connection raises one on its copy, even after the other end broke
 * and the pipeline ended, and an unhandled error would end the process.
 */
function ignoringLateErrors<Copy extends Readable | Writable>(copy: Copy): Copy {
  copy.on('error', () => undefined)
  return copy
}
