import { spawn } from 'node:child_process'

/**
 * Notifications to systemd (Type=notify): by `systemd-notify`, since Node has no Unix datagram
 * sockets. Without systemd they do nothing.
 */
export const supervisor = {
  /** Reports an open shop; from now on systemd expects watchdog pings. */
  isOpen: () => notify('READY=1'),
  /**
   * Reports an answer of the shop. Answers are frequent, so four are passed on per watchdog
   * timeout.
   */
  isRunning: () => {
    if (!(performance.now() >= notifiedAt + patience / 4)) return
    notifiedAt = performance.now()
    notify('WATCHDOG=1')
  },
  isStopping: () => notify('STOPPING=1'),
}

/** Watchdog timeout in ms, after which systemd restarts the service; NaN without a watchdog. */
const patience = Number.parseInt(process.env.WATCHDOG_USEC ?? '', 10) / 1_000

let notifiedAt = Number.NEGATIVE_INFINITY

/** @param {string} state */
function notify(state) {
  if (!process.env.NOTIFY_SOCKET) return
  const notifier = spawn('systemd-notify', [state], { stdio: 'ignore' })
  // Without `systemd-notify`, systemd gets no pings, and its own timeouts apply.
  notifier.on('error', () => undefined)
}
