import { inLanguage } from '#messages'

/** A test whose sentences are in Urdu. */
export function inUrdu<Parameters extends readonly unknown[]>(
  run: (...parameters: Parameters) => void | Promise<void>,
): (...parameters: Parameters) => void | Promise<void> {
  return (...parameters) => inLanguage('ur', () => run(...parameters))
}
