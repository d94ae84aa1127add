import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { closedAfterwards } from './closing.ts'

/** Temporary folder that every user of the machine can read; removed after the test or the file. */
export async function newFolder(): Promise<string> {
  const path = await mkdtemp(join(tmpdir(), 'khol-test-'))
  await chmod(path, 0o755)
  closedAfterwards(() => rm(path, { recursive: true, force: true, maxRetries: 5 }))
  return path
}
