import { fork } from 'node:child_process'
import { watch } from 'node:fs'
import { compileMessages, install, projectNode } from './launch/install.mjs'
import { command, inProject, Refusal, root, say, stopSignals } from './launch/project.mjs'

/** Sources of the server; Vite watches src/web in the browser's half. */
const watched = ['src/platform', 'src/server', 'src/domain', 'src/shop.config.ts', 'build/messages']

/** Debounce in ms: several writes of an editor count as one change. */
const settle = 100

await command(async () => {
  await install()
  return await develop(await projectNode())
})

/** Runs the shop from its sources and restarts it when the server's sources change. */
function develop(node) {
  return new Promise((resolve) => {
    const end = (code) => {
      for (const watcher of watchers) watcher.close()
      resolve(code)
    }
    let isStopping = false
    let isStale = false
    let timer
    let messagesTimer
    let shop = start()

    function start() {
      isStale = false
      const child = fork(inProject('src/server/main.ts'), {
        cwd: root,
        execPath: node,
        execArgv: ['--enable-source-maps'],
        env: { LOG_LEVEL: 'warn', ...process.env, NODE_ENV: 'development' },
      })
      child.once('exit', (code) => {
        if (isStopping) return end(0)
        shop = undefined
        if (isStale) shop = start()
        else if (code === 0) end(0)
        else say('The shop ended; it starts again with the next change.')
      })
      return child
    }

    function onChange(_event, file) {
      if (file !== null && /\.test\.tsx?$|~$/.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        say('The server changed; starting it again')
        isStale = true
        if (shop === undefined) shop = start()
        else shop.kill('SIGINT')
      }, settle)
    }

    /** Vite and the server's watcher below notice the compiled modules that have changed. */
    function onMessages() {
      clearTimeout(messagesTimer)
      messagesTimer = setTimeout(async () => {
        try {
          await compileMessages()
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          say(error.message)
        }
      }, settle)
    }

    const watchers = [
      ...watched.map((path) => watch(inProject(path), { recursive: true }, onChange)),
      watch(inProject('src/messages'), onMessages),
    ]
    for (const signal of stopSignals) {
      process.on(signal, () => {
        isStopping = true
        if (shop === undefined) end(0)
        else shop.kill(signal)
      })
    }
  })
}
