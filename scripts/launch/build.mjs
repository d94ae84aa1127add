import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { compileMessages } from './install.mjs'
import { alone, has, inProject, Refusal, run, withProgress } from './project.mjs'

const stampFile = ['build', '.stamp']
const sources = [
  'src/web',
  'packages',
  'src/domain',
  'src/messages',
  'scripts/messages',
  'src/shop.config.ts',
  'vite.config.ts',
]

const builds = [
  { folder: 'web', args: [] },
  { folder: 'pages', args: ['--ssr'] },
]

/**
 * Builds the browser's files and the page renderer unless they match the present sources.
 *
 * @param {string} node
 * @param {{ always?: boolean }} [options]
 * @returns {Promise<boolean>} whether anything was built
 */
export async function build(node, { always = false } = {}) {
  if (!always && (await isBuilt())) return false
  return await alone('build', async () => {
    if (!always && (await isBuilt())) return false
    await withProgress('Building the pages', () => buildPages(node))
    return true
  })
}

async function isBuilt() {
  const found = await readFile(inProject(...stampFile), 'utf8').catch(() => undefined)
  return found === (await wantedStamp())
}

async function wantedStamp() {
  const hash = createHash('sha256')
  for (const source of [...sources, 'package-lock.json']) {
    for (const file of (await filesOf(source)).sort()) {
      hash.update(`${file}\0`).update(await readFile(inProject(file)))
    }
  }
  return hash.digest('hex')
}

async function filesOf(path) {
  const entries = await readdir(inProject(path), { withFileTypes: true }).catch((error) => {
    if (error.code === 'ENOTDIR') return undefined
    throw error
  })
  if (entries === undefined) return [path]
  const lists = entries.map((entry) => {
    const inside = `${path}/${entry.name}`
    return entry.isDirectory() ? filesOf(inside) : [inside]
  })
  return (await Promise.all(lists)).flat()
}

/**
 * Builds beside the present build and swaps, so that an interrupted build leaves the present one
 * intact.
 */
async function buildPages(node) {
  const stamp = await wantedStamp()
  const vite = inProject('node_modules/vite/bin/vite.js')
  const env = { ...process.env, NODE_ENV: 'production' }
  await rm(inProject('build/next'), { recursive: true, force: true })
  await compileMessages()
  for (const { folder, args } of builds) {
    const outDir = inProject('build/next', folder)
    const options = ['--outDir', outDir, '--logLevel', 'warn']
    const code = await run(node, [vite, 'build', ...args, ...options], { env })
    if (code !== 0) throw new Refusal('The pages could not be built; Vite says why above.')
  }
  await rm(inProject(...stampFile), { force: true })
  for (const folder of ['web', 'pages']) await swap(folder)
  await rm(inProject('build/next'), { recursive: true, force: true })
  await writeFile(inProject(...stampFile), stamp)
}

async function swap(folder) {
  await mkdir(inProject('build'), { recursive: true })
  const old = inProject('build', `${folder}.old`)
  await rm(old, { recursive: true, force: true })
  if (has('build', folder)) await rename(inProject('build', folder), old)
  await rename(inProject('build/next', folder), inProject('build', folder))
  await rm(old, { recursive: true, force: true })
}
