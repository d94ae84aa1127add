import { spawn } from 'node:child_process'

/**
 * What systemd is told where it runs the shop (Type=notify): by `systemd-notify`, since Node opens no
 * datagram sockets of Unix. Elsewhere nobody is told anything.
 */
export const supervisor = {
  /** The shop is open; from now on signs of life are expected. */
  isOpen: () => tell('READY=1'),
  /** The shop has just answered. Of many answers, four are told within the time that is allowed. */
  isRunning: () => {
    if (!(performance.now() >= toldAt + patience / 4)) return
    toldAt = performance.now()
    tell('WATCHDOG=1')
  },
  isStopping: () => tell('STOPPING=1'),
}

/** Milliseconds without a sign of life after which systemd starts all of it anew; NaN without a watchdog. */
const patience = Number.parseInt(process.env.WATCHDOG_USEC ?? '', 10) / 1_000

let toldAt = Number.NEGATIVE_INFINITY

/** @param {string} state */
function tell(state) {
  if (!process.env.NOTIFY_SOCKET) return
  const telling = spawn('systemd-notify', [state], { stdio: 'ignore' })
  // Nobody to tell it to: systemd finds out by itself.
  telling.on('error', () => undefined)
}
