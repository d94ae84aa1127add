import { buffer } from 'node:stream/consumers'
import { ArchiveWriter, readArchive } from '#server/operator/backup/archive.ts'

/** Files of a backup by name, in sequence. */
export async function filesOfBackup(path: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>()
  for await (const { name, body } of readArchive(path)) files.set(name, await buffer(body))
  return files
}

/** Writes a valid archive of these files. */
export async function writeFiles(
  path: string,
  files: Iterable<readonly [string, Buffer]>,
): Promise<void> {
  const archive = new ArchiveWriter(path)
  for (const [name, bytes] of files) await archive.addBytes(name, bytes)
  await archive.close()
  await archive.publish()
}

/** Copies a backup with one file replaced: tampering, in contrast to a disk error. */
export async function withFileChanged(
  path: string,
  copy: string,
  name: string,
  change: (bytes: Buffer) => Buffer,
): Promise<void> {
  const files = await filesOfBackup(path)
  const bytes = files.get(name)
  if (bytes === undefined) throw new Error(`${path} has no ${name}`)
  await writeFiles(copy, files.set(name, change(Buffer.from(bytes))))
}

/** Copy of the bytes with one bit flipped at `at`. */
export function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
  return copy
}
