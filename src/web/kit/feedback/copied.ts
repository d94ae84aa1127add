import { toast } from './toast.ts'

/** Announces the result of a copy, for every copy button of an order. */
export function announceCopyResult(message: string, wasCopied: boolean): void {
  if (wasCopied) toast.success(message)
  else toast.error(message)
}
