/**
 * Why a message was not sent, as a word that holds nothing of what a mail server answered: servers
 * repeat addresses.
 */
export type Problem =
  | 'refused-recipient'
  | 'refused-message'
  | 'refused-sender'
  | 'refused-login'
  | 'no-secure-line'
  | 'unreachable'
  | 'too-slow'
  | 'over-quota'
  | 'refused-by-policy'
  | 'too-many-letters'
  | 'try-later'
  | 'restored'
  | 'unknown'

/** The fields of a transport error that are read. */
interface TransportError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  /** The server's last reply, such as `550 5.4.5 Daily sending quota exceeded`. */
  readonly response?: string
  readonly cause?: unknown
}

/**
 * Classifies the failure of a sending, and tells whether trying this message again is no use: the
 * server has refused it for good. A fault of the server or its settings isn't final: the owner can
 * mend it.
 */
export function problemOf(error: unknown): { problem: Problem; isFinal: boolean } {
  const {
    code = '',
    command = '',
    responseCode = 0,
    response = '',
  } = Object(error) as TransportError
  const isForGood = responseCode >= 500
  const notOfLetter = problemOfStatus(response)
  switch (code) {
    case 'EAUTH':
    case 'ENOAUTH':
      return { problem: 'refused-login', isFinal: false }
    case 'ETLS':
      return { problem: 'no-secure-line', isFinal: false }
    case 'ETIMEDOUT':
    case 'EABORT':
      return { problem: 'too-slow', isFinal: false }
    case 'ECONNECTION':
    case 'ESOCKET':
    case 'EDNS':
      return { problem: isOfTls(error) ? 'no-secure-line' : 'unreachable', isFinal: false }
    case 'EENVELOPE':
      return ofEnvelope(command, isForGood, notOfLetter)
    case 'EMESSAGE':
      if (notOfLetter !== null) return { problem: notOfLetter, isFinal: false }
      return isForGood
        ? { problem: 'refused-message', isFinal: true }
        : { problem: 'try-later', isFinal: false }
    default:
      return { problem: responseCode >= 400 ? 'try-later' : 'unknown', isFinal: false }
  }
}

/**
 * Classifies a reply by its enhanced status code (RFC 3463) when it is about the server or the
 * shop's account at it, which no letter can help: a quota for the day (5.4.5), a rule of the server
 * (5.7.x), trouble within the server (5.3.x) or for a while (4.x.x). Null for anything else.
 * Providers send these with a permanent reply code, so the code alone would give up a day's
 * letters.
 */
function problemOfStatus(response: string): Problem | null {
  const [, status = ''] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/.exec(response) ?? []
  if (status === '5.4.5') return 'over-quota'
  if (status.startsWith('5.7.')) return 'refused-by-policy'
  return /^(?:4|5\.3)\./.test(status) ? 'try-later' : null
}

function ofEnvelope(
  command: string,
  isForGood: boolean,
  notOfLetter: Problem | null,
): { problem: Problem; isFinal: boolean } {
  if (command === 'MAIL FROM') {
    if (notOfLetter === 'over-quota') return { problem: notOfLetter, isFinal: false }
    return { problem: isForGood ? 'refused-sender' : 'try-later', isFinal: false }
  }
  if (notOfLetter !== null) return { problem: notOfLetter, isFinal: false }
  // The transport itself refuses an address that no server could take.
  if (isForGood || command === 'API') return { problem: 'refused-recipient', isFinal: true }
  return { problem: 'try-later', isFinal: false }
}

/** A certificate that isn't trusted, or a server that speaks no TLS where it is expected. */
function isOfTls(error: unknown): boolean {
  const { message = '', originalCode = '' } = Object(error) as {
    message?: string
    originalCode?: string
  }
  return /^(?:ERR_SSL|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|CERT_|UNABLE_TO)/.test(originalCode)
    ? true
    : /certificate|SSL routines|wrong version number/i.test(message)
}
