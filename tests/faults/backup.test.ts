import { readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestDatabase } from '#testing/database.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#testing/database-proxy.ts'
import { newFolder } from '#testing/folders.ts'
import { type RunningProcess, startNode } from '#testing/processes.ts'
import { newProduct } from '#testing/products.ts'

/** A failed backup prints one sentence and leaves the previous one unchanged. */

let proxy: DatabaseProxy
let running: RunningProcess | undefined

const folder = await newFolder()
const path = join(folder, 'shop.backup')
const source = await openTestDatabase()
await newProduct(source)
beforeEach(async () => {
  proxy = await openDatabaseProxy(source.url)
  await writeFile(path, 'the last one')
})
afterEach(async () => {
  running?.kill('SIGKILL')
  await running?.ended
})

const backingUp = (url = source.url) => {
  running = startNode(['src/server/operator/main.ts', 'backup', path], {
    DATABASE_URL: url,
    IMAGE_FOLDER: join(folder, 'images'),
    PROOF_FOLDER: join(folder, 'proofs'),
  })
  return running
}

async function expectRefusal(command: RunningProcess, sentence: RegExp): Promise<void> {
  expect([await command.ended, command.output()]).toEqual([1, expect.stringMatching(sentence)])
  expect(command.output()).toMatch(/^No backup was made: [^\n]*[^.\n]\.\n$/)
  expect(await readdir(folder)).toEqual(['shop.backup'])
  expect(await readFile(path, 'utf8')).toBe('the last one')
}

const heldBackup = async () => {
  const held = proxy.heldAt(/copy \(select .* from "products"/)
  const command = backingUp(proxy.url)
  await Promise.race([held, command.ended])
  return command
}

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s aborts the backup', async (signal) => {
  const command = await heldBackup()
  command.kill(signal)
  await expectRefusal(command, /it was interrupted; do the same again whenever you like/)
})

it('a lost database aborts the backup', async () => {
  const command = await heldBackup()
  proxy.cut()
  await expectRefusal(command, /the database can’t be reached or broke off \(Connection term/)
})

it('a full disk aborts the backup', async () => {
  await symlink('/dev/full', `${path}.part`)
  await expectRefusal(backingUp(), /the disk is full; make room on it and do the same again/)
})

it('an invalid path is refused', async () => {
  const command = startNode(
    ['src/server/operator/main.ts', 'backup', join(path, 'in', 'a', 'file')],
    { DATABASE_URL: source.url },
  )
  await expectRefusal(command, /there is no .*shop.backup.*; see how it is spelt/)
})

it('the next backup replaces the last', async () => {
  const command = backingUp()
  expect([await command.ended, command.output()]).toEqual([
    0,
    expect.stringMatching(/1 products, 0 pictures\nThe backup is .*shop.backup. It holds personal/),
  ])
  expect(await readdir(folder)).toEqual(['shop.backup'])
  await rm(path)
})
