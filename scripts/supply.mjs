import { readFile, writeFile } from 'node:fs/promises'
import { command, inProject, Refusal, say } from './launch/project.mjs'
import { billOf } from './supply/bill.mjs'
import { faultsOfLicences, faultsOfLock, faultsOfTable, linesOfLicences } from './supply/faults.mjs'

/** `npm run supply -- bill [file]`, `-- licences`, `-- check`: dependencies of the shop. */
const verbs = { bill, licences, check }

await command(async () => {
  const [verb, ...rest] = process.argv.slice(2)
  if (verb === undefined) {
    say(`npm run supply -- <verb>, where verb is one of: ${Object.keys(verbs).join(', ')}`)
    return 0
  }
  if (!Object.hasOwn(verbs, verb)) {
    throw new Refusal(`There is no ${verb}. There are: ${Object.keys(verbs).join(', ')}`)
  }
  const [manifest, lock] = await Promise.all([json('package.json'), json('package-lock.json')])
  return await verbs[verb](manifest, lock, rest)
})

async function json(file) {
  return JSON.parse(await readFile(inProject(file), 'utf8'))
}

async function bill(manifest, lock, [file]) {
  const text = await billOf(manifest, lock)
  if (file === undefined) process.stdout.write(text)
  else await writeFile(file, text)
}

async function licences(_, lock) {
  for (const line of linesOfLicences(lock)) say(line)
}

async function check(manifest, lock) {
  const page = await readFile(inProject('docs/dependencies.md'), 'utf8')
  const faults = [
    ...faultsOfLock(lock),
    ...faultsOfLicences(lock),
    ...faultsOfTable(manifest, page),
  ]
  for (const fault of faults) say(fault)
  if (faults.length === 0) say('Every package is checked, agreed to and explained.')
  return faults.length === 0 ? 0 : 1
}
