import { fork } from 'node:child_process'
import { inProject, root, say, stopSignals } from './project.mjs'
import { shopProcess } from './shop-process.mjs'
import { supervisor } from './supervisor.mjs'

/** Heartbeat: interval of pings in ms; a shop that misses more than five is restarted. */
const pulse = { every: 1_000, missesAtMost: 5 }

/** Crash loop limit: more crashes in this period end the restarts. */
const breakdowns = { atMost: 5, within: 60_000 }

/**
 * Runs the shop until it is stopped; returns the exit code. A shop that crashes after it was open
 * is restarted.
 *
 * @param {string} node
 * @returns {Promise<number>}
 */
export async function keepOpen(node) {
  let isStopping = false
  let hasBeenOpen = false
  let shop
  const stop = (signal) => {
    if (!isStopping) supervisor.isStopping()
    isStopping = true
    shop?.kill(signal)
  }
  for (const signal of stopSignals) process.on(signal, () => stop(signal))
  stopWithParent(() => stop('SIGTERM'))

  const endings = []
  while (!isStopping) {
    shop = startShop(node)
    const ending = await endOf(shop)
    hasBeenOpen ||= ending.wasOpen
    if (isStopping || !hasBeenOpen || ending.code === 0) return ending.code ?? (isStopping ? 0 : 1)
    endings.push(performance.now())
    const recent = endings.filter((time) => time > performance.now() - breakdowns.within)
    if (recent.length > breakdowns.atMost) {
      say(`The shop broke down ${recent.length} times in a minute and stays closed.`)
      return 1
    }
    say(`The shop ended unexpectedly (${ending.reason}); starting it again`)
    if (!ending.wasOpen) await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
  return 0
}

function startShop(node) {
  return fork(inProject('src/server/main.ts'), {
    cwd: root,
    execPath: node,
    execArgv: shopProcess.execArgv,
    env: { ...shopProcess.env, ...process.env, NODE_ENV: 'production' },
  })
}

/** Waits for the end of the shop, and kills it when it hangs. */
function endOf(shop) {
  return new Promise((resolve) => {
    let wasOpen = false
    let misses = 0
    const timer = setInterval(() => {
      // Misses count once the shop was open: a start may recover its database for long.
      if (wasOpen) misses += 1
      if (misses > pulse.missesAtMost) {
        say('The shop does not answer any more')
        shop.kill('SIGKILL')
      } else if (shop.connected) {
        shop.send('ping', () => undefined)
      }
    }, pulse.every)
    shop.on('message', (message) => {
      misses = 0
      if (message?.kind === 'open') {
        wasOpen = true
        supervisor.isOpen()
      }
      supervisor.isRunning()
    })
    shop.once('error', (error) => {
      say(`The shop can't be started: ${error.message}`)
      resolve({ code: 1, wasOpen: false })
    })
    shop.once('exit', (code, signal) => {
      clearInterval(timer)
      resolve({ code, wasOpen, reason: signal ?? `exit code ${code}` })
    })
  })
}

/** npm passes signals on, but a kill of npm itself would leave the shop running. */
function stopWithParent(stop) {
  if (process.env.npm_lifecycle_event === undefined) return
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 500)
  timer.unref()
}
