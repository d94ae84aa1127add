import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryFolder } from '../scripts/launch/memory-folder.mjs'

const GB = 1024 ** 3
const { bavail, bsize } = await statfs(tmpdir())
const hasRoom = bavail * bsize > 2 * GB

test.each([
  ['half of the free memory is enough', tmpdir(), 5 * GB, hasRoom ? tmpdir() : undefined],
  ['its content could take more than half of the free memory', tmpdir(), 4 * GB, undefined],
  ['the machine has none', join(tmpdir(), 'there-is-none'), 5 * GB, undefined],
])('whether the in-memory folder is used where %s', async (_, folder, free, wanted) => {
  expect(await memoryFolder(folder, () => free)).toBe(wanted)
})
