import { open, rename, stat } from 'node:fs/promises'

/** Bytes from which a log is rotated. */
const logBytesAtMost = 1_000_000

/** Opens the server's log for appending, after rotating one that is too long. */
export async function openLog(path: string) {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > logBytesAtMost) await rename(path, `${path}.1`)
  const file = await open(path, 'a+', 0o600)
  const from = size > logBytesAtMost ? 0 : size
  const linesSinceThen = async () => {
    const { size: to } = await file.stat()
    const length = Math.min(to - from, 8_000)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, to - length)
    return buffer.toString('utf8', 0, bytesRead).trim().split('\n').slice(-12).join('\n')
  }
  return { file, linesSinceThen }
}
