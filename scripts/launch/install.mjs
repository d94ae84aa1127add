import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { alone, has, inProject, Refusal, run, say, withProgress } from './project.mjs'

const stampFile = ['node_modules', '.khol-installed']

/**
 * Installs the packages of package-lock.json unless they are installed already, by any means, and
 * compiles the tables of messages, which every program of the shop imports.
 */
export async function install() {
  requireNode20()
  if (!(await isInstalled())) {
    await alone('install', async () => {
      if (await isInstalled()) return
      await withProgress('Installing packages (the first time takes a minute)', installPackages)
      await writeFile(inProject(...stampFile), await wantedStamp())
    })
  }
  await compileMessages()
}

/** Compiles the tables of messages; imports the compiler lazily, since its parsers are packages. */
export async function compileMessages() {
  const { generateMessages } = await import('../messages/generate.mjs')
  await generateMessages()
}

function requireNode20() {
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 20) return
  throw new Refusal(
    `Node ${process.versions.node} is too old. Node 20 or newer is needed to begin.`,
  )
}

async function isInstalled() {
  const wanted = await wantedStamp()
  const found = await readFile(inProject(...stampFile), 'utf8').catch(() => undefined)
  if (found === wanted) return true
  if (!(await matchesLock())) return false
  await writeFile(inProject(...stampFile), wanted)
  return true
}

async function wantedStamp() {
  const lock = await readFile(inProject('package-lock.json'))
  const key = [process.platform, process.arch].join(' ')
  return createHash('sha256').update(key).update(lock).digest('hex')
}

/** Compares npm's record of installed packages with the lock. */
async function matchesLock() {
  const note = await readFile(inProject('node_modules/.package-lock.json'), 'utf8').catch(() => '')
  if (note === '') return false
  const installed = JSON.parse(note).packages
  const wanted = JSON.parse(await readFile(inProject('package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    const found = installed[path]
    // Packages for other platforms are optional and absent.
    return path === '' || (found === undefined ? optional === true : found.version === version)
  })
}

async function installPackages() {
  const always = ['--include=dev', '--include=optional', '--no-audit', '--no-fund']
  const quiet = ['--ignore-scripts', '--loglevel=error']
  if ((await npm(['ci', ...always, ...quiet])) === 0) return
  // Some registries lack packages of platforms that the lock names.
  say('npm ci did not work; trying npm install')
  if ((await npm(['install', '--no-save', ...always, ...quiet])) === 0) return
  throw new Refusal('The packages could not be installed; npm says why above.')
}

/** The npm that runs this command, otherwise the one on the path. */
function npm(args) {
  const own = process.env.npm_execpath
  const isNpm = own !== undefined && /npm(-cli)?\.(c?js)$/.test(own)
  return isNpm ? run(process.execPath, [own, ...args]) : run('npm', args)
}

/** The project's own Node, or this machine's when that is new enough to run TypeScript. */
export async function projectNode() {
  const name = `node-${process.platform}-${process.arch}`
  if (has('node_modules', name, 'bin', 'node')) {
    const own = inProject('node_modules', name, 'bin', 'node')
    if ((await run(own, ['--version'], { stdio: 'ignore' }).catch(() => 1)) === 0) return own
  }
  const major = Number(process.versions.node.split('.')[0])
  if (major >= 24) return process.execPath
  throw new Refusal(
    `The shop runs on Node 24. It brings one for Linux on x64 and arm64; on this machine ` +
      `(${process.platform} on ${process.arch}, Node ${process.versions.node}) install Node 24.`,
  )
}
