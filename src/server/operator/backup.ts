import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { folderOf } from './backup/folders.ts'
import { makeBackup } from './backup/make.ts'
import { backupName } from './backup/names.ts'
import { summaryOf } from './backup/summary.ts'
import { UsageError, type Verb } from './verb.ts'

export const backup: Verb = {
  usage: 'backup [file]',
  does: 'writes all data and pictures into one file, while the shop stays open',
  failure: 'No backup was made',
  run: async (words, { configuration, say, signal, withDatabase, pathOf }) => {
    const [file, ...more] = words
    if (more.length > 0) throw new UsageError('One file at most.')
    const { backups, imageStore, proofStore } = configuration
    const path = file === undefined ? join(backups.folder, backupName(new Date())) : pathOf(file)
    await mkdir(dirname(path), { recursive: true })
    const folders = { pictures: folderOf(imageStore), proofs: folderOf(proofStore) }
    await withDatabase(async (url) => {
      say(summaryOf(await makeBackup(url, folders, path, signal)))
    })
    if (folders.pictures === undefined) {
      say('The pictures and screenshots stay in the bucket; back that up as well.')
    }
    say(`The backup is ${path}. It holds personal data: keep it where nobody else can read it.`)
  },
}
