/**
 * Error code of a failed sending. It contains nothing of the mail server's reply, which can include
 * addresses.
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

/** Relevant fields of a transport error. */
interface TransportError {
  readonly code?: string
  readonly command?: string
  readonly responseCode?: number
  /** Last reply of the server, such as `550 5.4.5 Daily sending quota exceeded`. */
  readonly response?: string
  readonly cause?: unknown
}

/**
 * Classifies the error of a failed sending. It is final if the server refused this message
 * permanently, so that a retry is useless. A fault of the server or its settings isn't final: the
 * owner can fix it.
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
 * Classifies a reply by its enhanced status code (RFC 3463) when it concerns the server or the
 * shop's account there: a daily quota (5.4.5), a policy (5.7.x), a server error (5.3.x) or a
 * temporary one (4.x.x). Null otherwise. Providers send these with a permanent reply code, which
 * alone would fail all letters of a day without a retry.
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
  // The transport itself refuses an address that no server would accept.
  if (isForGood || command === 'API') return { problem: 'refused-recipient', isFinal: true }
  return { problem: 'try-later', isFinal: false }
}

/** Whether the cause is an untrusted certificate, or a server without the expected TLS. */
function isOfTls(error: unknown): boolean {
  const { message = '', originalCode = '' } = Object(error) as {
    message?: string
    originalCode?: string
  }
  return /^(?:ERR_SSL|ERR_TLS|DEPTH_ZERO|SELF_SIGNED|CERT_|UNABLE_TO)/.test(originalCode)
    ? true
    : /certificate|SSL routines|wrong version number/i.test(message)
}
