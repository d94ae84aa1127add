import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, open, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Root of the project. Everything in scripts/ runs on bare Node 20 without installed packages, so
 * it imports Node alone.
 */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')

export const inProject = (...parts) => join(root, ...parts)

// A write error, on a full disk or a closed pipe, doesn't end the command.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`)
}

/** Refusal of a command, in a sentence for its user. */
export class Refusal extends Error {}

/** Signal, such as Ctrl-C, during a step. */
class Stopped extends Error {}

/**
 * Runs the body of a command; a refusal is printed and sets exit code 1.
 *
 * @param {() => Promise<number | undefined>} body resolves to the exit code
 */
export async function command(body) {
  try {
    process.exitCode = (await body()) ?? 0
  } catch (error) {
    process.exitCode = error instanceof Stopped ? 130 : 1
    if (error instanceof Stopped) return
    process.stderr.write(`${sentenceFor(error)}\n`)
  }
}

function sentenceFor(error) {
  if (error instanceof Refusal) return error.message
  if (error.code !== 'ENOSPC' && error.code !== 'EDQUOT') return error.stack
  return `The disk is full: there is no room for ${error.path}. Make room, and try again.`
}

/**
 * Runs a program to its end and returns its exit code. A signal to this process is passed to the
 * program, and ends the command once the program has ended.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions & { hear?: (text: string) => void }} [options]
 * the program's output is printed at once, unless `hear` receives it
 * @returns {Promise<number>}
 */
export async function run(program, args, { hear, ...options } = {}) {
  const stdio = hear ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(program, args, { cwd: root, stdio, ...options })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', hear)
  let isStopped = false
  const pass = (signal) => {
    isStopped = true
    child.kill(signal)
  }
  for (const signal of stopSignals) process.on(signal, pass)
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (code) => resolve(code ?? 1))
    })
    if (isStopped) throw new Stopped()
    return code
  } finally {
    for (const signal of stopSignals) process.removeListener(signal, pass)
  }
}

export const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP']

/**
 * Prints progress of a long step that has no output of its own.
 *
 * @template T
 * @param {string} doing
 * @param {() => Promise<T>} step
 * @returns {Promise<T>}
 */
export async function withProgress(doing, step) {
  const began = Date.now()
  const seconds = () => Math.round((Date.now() - began) / 1000)
  say(`${doing} …`)
  const timer = setInterval(() => say(`${doing} … ${seconds()} s`), 10_000)
  try {
    return await step()
  } finally {
    clearInterval(timer)
  }
}

/**
 * Lock that prevents two commands from installing or building at the same time.
 *
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function alone(name, work) {
  const lock = inProject('.cache', `${name}.lock`)
  await mkdir(dirname(lock), { recursive: true })
  for (let hasReported = false; ; ) {
    const file = await open(lock, 'wx').catch((error) => {
      if (error.code !== 'EEXIST') throw error
    })
    if (file !== undefined) {
      await file.writeFile(String(process.pid))
      await file.close()
      break
    }
    const holder = Number(await readFile(lock, 'utf8').catch(() => '0'))
    if (holder > 0 && !isRunning(holder)) {
      await rm(lock, { force: true })
      continue
    }
    if (!hasReported) say(`Waiting for another command (process ${holder}) to ${name}`)
    hasReported = true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  try {
    return await work()
  } finally {
    await rm(lock, { force: true })
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Whether a path of the project exists. */
export const has = (...parts) => existsSync(inProject(...parts))
