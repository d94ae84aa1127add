import { spawn } from 'node:child_process'

/**
 * Notifications to systemd (Type=notify): by `systemd-notify`, since Node has no Unix datagram
 * sockets. Without systemd they do nothing.
 */
export const supervisor = {
  /** Reports an open shop; from now on systemd expects watchdog pings. */
  isOpen: () => tell('READY=1'),
  /**
   * Reports an answer of the shop. Answers are frequent, so four are passed on per watchdog
   * timeout.
   */
  isRunning: () => {
    if (!(performance.now() >= toldAt + patience / 4)) return
    toldAt = performance.now()
    tell('WATCHDOG=1')
  },
  isStopping: () => tell('STOPPING=1'),
}

/** Watchdog timeout in ms, after which systemd restarts the service; NaN without a watchdog. */
const patience = Number.parseInt(process.env.WATCHDOG_USEC ?? '', 10) / 1_000

let toldAt = Number.NEGATIVE_INFINITY

/** @param {string} state */
function tell(state) {
  if (!process.env.NOTIFY_SOCKET) return
  const telling = spawn('systemd-notify', [state], { stdio: 'ignore' })
  // Without `systemd-notify`, systemd gets no pings, and its own timeouts apply.
  telling.on('error', () => undefined)
}
