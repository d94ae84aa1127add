import { readFile, writeFile } from 'node:fs/promises'
import { compileMessages, install } from './launch/install.mjs'
import { command, inProject, Refusal, say } from './launch/project.mjs'

/**
 * `npm run messages` prints every sentence, English beside Urdu, as one CSV; `-- table file.csv`
 * writes it to a file. `-- take file.csv` imports corrections of the Urdu from such a table.
 */
const verbs = { table, take }

await command(async () => {
  const [verb = 'table', ...rest] = process.argv.slice(2)
  if (!Object.hasOwn(verbs, verb)) {
    throw new Refusal(`There is no ${verb}. There are: ${Object.keys(verbs).join(', ')}`)
  }
  await install()
  return await verbs[verb](...rest)
})

async function table(file) {
  const { tableOfAll } = await import('./messages/corrections.mjs')
  const text = tableOfAll(await allTables())
  if (file === undefined) process.stdout.write(text)
  else await writeFile(file, text)
}

async function take(file) {
  if (file === undefined) throw new Refusal('npm run messages -- take <file.csv>')
  const { correctedTables, tableText } = await import('./messages/corrections.mjs')
  const corrections = await readFile(file, 'utf8')
  const { changed, faults } = correctedTables(await allTables(), corrections)
  for (const { name, rows } of changed) {
    await writeFile(inProject(`src/messages/${name}.csv`), tableText(rows))
  }
  const count = changed.reduce((sum, { count }) => sum + count, 0)
  say(`${count} sentences corrected in ${changed.length} tables`)
  for (const fault of faults) say(fault)
  await compileMessages()
  return faults.length === 0 ? 0 : 1
}

/** Every table with its rows. */
async function allTables() {
  const { tableNames } = await import('./messages/generate.mjs')
  const { readTable } = await import('./messages/compile.mjs')
  const names = await tableNames()
  return await Promise.all(
    names.map(async (name) => ({
      name,
      rows: readTable(await readFile(inProject(`src/messages/${name}.csv`), 'utf8')),
    })),
  )
}
