import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { inProject, Refusal } from '../launch/project.mjs'
import { compileTable, readTable } from './compile.mjs'

export const tables = inProject('src/messages')
const output = inProject('build/messages')

const columns = { en: 'english', ur: 'urdu' }

/**
 * Compiles every table of messages to build/messages/{en,ur}/<area>.ts, and writes an index of each
 * language. Writes only changed files, each atomically, so that another command may read them
 * meanwhile.
 *
 * @throws {Refusal} that names each message that can't be compiled
 */
export async function generateMessages() {
  const faults = []
  const files = new Map()
  const names = await tableNames()
  for (const name of names) {
    const file = `src/messages/${name}.csv`
    try {
      const compiled = compileTable(readTable(await readFile(inProject(file), 'utf8')))
      for (const fault of compiled.faults) faults.push(`${file}: ${fault}`)
      for (const [tag, column] of Object.entries(columns)) {
        files.set(`${tag}/${name}.ts`, `// Compiled from ${file}.\n${compiled[column]}`)
      }
    } catch (error) {
      faults.push(`${file}: ${error.message}`)
    }
  }
  if (faults.length > 0) throw new Refusal(faults.join('\n'))
  const index = names.map((name) => `export { default as ${name} } from './${name}.ts'\n`).join('')
  for (const tag of Object.keys(columns)) files.set(`${tag}/index.ts`, index)
  await Promise.all([...files].map(([file, code]) => writeChanged(file, code)))
  await removeOthers(files)
}

/** Names of the tables. */
export async function tableNames() {
  const files = await readdir(tables)
  return files
    .filter((file) => file.endsWith('.csv'))
    .map((file) => file.slice(0, -4))
    .sort()
}

async function writeChanged(file, code) {
  const path = inProject('build/messages', file)
  if ((await readFile(path, 'utf8').catch(() => undefined)) === code) return
  await mkdir(inProject('build/messages', file, '..'), { recursive: true })
  const temporary = `${path}.${process.pid}`
  await writeFile(temporary, code)
  await rename(temporary, path)
}

/** Removes compiled files of tables that are gone. */
async function removeOthers(files) {
  for (const file of await readdir(output, { recursive: true })) {
    if (file.endsWith('.ts') && !files.has(file)) await rm(`${output}/${file}`, { force: true })
  }
}
