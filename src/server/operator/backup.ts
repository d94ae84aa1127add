import { mkdir } from 'node:fs/promises'
import { dirname } from 'node:path'
import { makeBackup, usualPath } from './backup/make.ts'
import { summaryOf } from './backup/summary.ts'
import { UsageError, type Verb } from './verb.ts'

export const backup: Verb = {
  usage: 'backup [file]',
  does: 'writes all data and pictures into one file, while the shop stays open',
  failure: 'No backup was made',
  run: async (words, { configuration, say, signal, withDatabase, pathOf }) => {
    const [file, ...more] = words
    if (more.length > 0) throw new UsageError('One file at most.')
    const { dataDirectory, imageStore } = configuration
    const path = file === undefined ? usualPath(dataDirectory, new Date()) : pathOf(file)
    await mkdir(dirname(path), { recursive: true })
    const pictures = imageStore.kind === 'folder' ? imageStore.folder : undefined
    await withDatabase(async (url) => {
      say(summaryOf(await makeBackup(url, pictures, path, signal)))
    })
    if (pictures === undefined) say(`The pictures stay in the bucket; back that up as well.`)
    say(`The backup is ${path}. It holds personal data: keep it where nobody else can read it.`)
  },
}
