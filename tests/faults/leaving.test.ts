import { readdir } from 'node:fs/promises'
import { constants } from 'node:os'
import { expect, it } from 'vitest'
import { processesWith, startNode } from '#testing/processes.ts'
import { shopsOfATest } from '#testing/shops-of-a-test.ts'

/** An interrupted bench or rehearsal (Ctrl-C) leaves neither processes nor files. */

const { folder, processes } = shopsOfATest()

it.each([
  ['while its database runs', 'opened', 'SIGINT'],
  ['while its database is being created', 'opening', 'SIGINT'],
  ['by its supervisor', 'opened', 'SIGTERM'],
] as const)('a run interrupted %s leaves neither process nor folder', async (_, when, signal) => {
  const run = startNode(['tests/faults/processes/scratch-run.ts'], { TMPDIR: folder.path })
  processes.push(run)
  await run.said(new RegExp(when))
  run.kill(signal)
  expect(await run.ended).toBe(128 + constants.signals[signal])
  expect(await processesWith(folder.path)).toEqual([])
  expect(await readdir(folder.path)).toEqual([])
})
