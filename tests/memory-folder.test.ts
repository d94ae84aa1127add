import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { memoryFolder } from '../scripts/launch/memory-folder.mjs'

const GB = 1024 ** 3
const { bavail, bsize } = await statfs(tmpdir())
const hasRoom = bavail * bsize > 2 * GB

test.each([
  ['half of what is free is room enough', tmpdir(), 5 * GB, hasRoom ? tmpdir() : undefined],
  ['what lies in it would take more than half of what is free', tmpdir(), 4 * GB, undefined],
  ['there is none', join(tmpdir(), 'there-is-none'), 5 * GB, undefined],
])('a folder in memory, where %s', async (_, folder, free, wanted) => {
  expect(await memoryFolder(folder, () => free)).toBe(wanted)
})
