import { MAKE_ROOM } from '#platform/database/embedded/disk.ts'
import { EmbeddedDatabaseError } from '#platform/database/embedded/error.ts'
import { DatabaseError } from '#platform/database/errors.ts'
import { MigrationError } from '#platform/database/migrate.ts'
import { ConfigurationError } from '#server/configuration/settings.ts'

/** Explains to the operator why the shop can't start or continue; a defect keeps its stack. */
export function explain(error: unknown): string {
  if (error instanceof ConfigurationError || error instanceof EmbeddedDatabaseError) {
    return error.message
  }
  const wantOfRoom = explainFullDisk(error)
  if (wantOfRoom !== undefined) return wantOfRoom
  if (error instanceof MigrationError) return error.message
  if (error instanceof DatabaseError) return `The database can't be used: ${error.message}`
  const { code, port, address } = error as NodeJS.ErrnoException & {
    port?: number
    address?: string
  }
  if (code === 'EADDRINUSE') {
    return `Port ${port} of ${address} is taken by another program. Set PORT to a free one.`
  }
  if (code === 'EACCES' && port !== undefined) {
    return `This user may not use port ${port}. Set PORT to one above 1023.`
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Sentence about a full disk, if any cause of the error is one. */
function explainFullDisk(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const { code, path } = cause as NodeJS.ErrnoException
    switch (code) {
      case 'ENOSPC':
      case 'EDQUOT':
        return `The disk is full: there is no room for ${path ?? 'what has to be written'}. ${MAKE_ROOM}`
      case '53100':
        return `The disk of the database is full: ${cause.message}. ${MAKE_ROOM}`
      case '25006':
        return `The database takes no changes, and the shop has some to make before it opens: ${cause.message}. ${MAKE_ROOM}`
    }
  }
  return undefined
}
