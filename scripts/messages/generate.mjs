import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { inProject, Refusal } from '../launch/project.mjs'
import { compilePatterns, compileTable, readTable } from './compile.mjs'

/** Folder of the tables, one per screen. */
export const tables = inProject('src/messages')
const output = inProject('build/messages')

const languages = { english: 'en', urdu: 'ur' }

/**
 * Compiles every table of messages to build/messages/{english,urdu}. Writes only changed files,
 * each atomically, so that another command may read them meanwhile.
 *
 * @throws {Refusal} that names each message that can't be compiled
 */
export async function generateMessages() {
  const faults = []
  const files = new Map()
  for (const [language, tag] of Object.entries(languages)) {
    files.set(`${language}/language.ts`, languageModule(tag))
  }
  for (const name of await tableNames()) {
    const file = `src/messages/${name}.csv`
    try {
      const rows = readTable(await readFile(inProject(file), 'utf8'))
      const { faults: found, ...modules } = compileTable(rows)
      const patterns = compilePatterns(name, rows)
      for (const fault of found) faults.push(`${file}: ${fault}`)
      for (const [language, code] of Object.entries(modules)) {
        files.set(`${language}/${name}.ts`, `// Compiled from ${file}.\n${code}`)
        files.set(`${language}/sentences/${name}.ts`, patterns)
      }
    } catch (error) {
      faults.push(`${file}: ${error.message}`)
    }
  }
  if (faults.length > 0) throw new Refusal(faults.join('\n'))
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

function languageModule(tag) {
  return [
    "import type { Language } from '#domain/languages.ts'",
    '/** Language of this build. */',
    `export const language = '${tag}' as Language`,
    '',
  ].join('\n')
}

async function writeChanged(file, code) {
  const path = inProject('build/messages', file)
  if ((await readFile(path, 'utf8').catch(() => undefined)) === code) return
  await mkdir(inProject('build/messages', file, '..'), { recursive: true })
  const temporary = `${path}.${process.pid}`
  await writeFile(temporary, code)
  await rename(temporary, path)
}

async function removeOthers(files) {
  for (const language of Object.keys(languages)) {
    for (const file of await readdir(`${output}/${language}`, { recursive: true })) {
      if (!file.endsWith('.ts') || files.has(`${language}/${file}`)) continue
      await rm(`${output}/${language}/${file}`, { force: true })
    }
  }
}
