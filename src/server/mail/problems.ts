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
  | 'try-later'
  | 'restored'
  | 'unknown'

/** What the transport says of a sending that failed, as far as it is read. */
interface TransportError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  readonly cause?: unknown
}

/**
 * What went wrong with a sending, and whether trying this message again is no use: the server has
 * said for good that it won't take it. What is wrong with the server or its settings isn't final:
 * the owner can mend it.
 */
export function problemOf(error: unknown): { problem: Problem; isFinal: boolean } {
  const { code = '', command = '', responseCode = 0 } = Object(error) as TransportError
  const isForGood = responseCode >= 500
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
      return ofEnvelope(command, isForGood)
    case 'EMESSAGE':
      return isForGood
        ? { problem: 'refused-message', isFinal: true }
        : { problem: 'try-later', isFinal: false }
    default:
      return { problem: responseCode >= 400 ? 'try-later' : 'unknown', isFinal: false }
  }
}

function ofEnvelope(command: string, isForGood: boolean): { problem: Problem; isFinal: boolean } {
  if (command === 'MAIL FROM') {
    return { problem: isForGood ? 'refused-sender' : 'try-later', isFinal: false }
  }
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
