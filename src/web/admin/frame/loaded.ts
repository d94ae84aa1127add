import { redirect } from 'react-router'
import { paths } from '#domain/paths.ts'
import { withReason } from '#web/api/failure.ts'
import { ApiError } from '#web/api/send.ts'
import { toast } from '#web/feedback/toast.ts'

/** Data of an admin page, or the server's error message. */
export type Loaded<Data> = { readonly data: Data } | { readonly failure: string }

/**
 * Loads the data of an admin page. A failure is shown as a toast with the text `words`, and on the
 * page with the server's message.
 */
export async function loadForAdmin<Data>(
  words: string | ((error: ApiError) => string),
  read: () => Promise<Data>,
): Promise<Loaded<Data>> {
  try {
    return { data: await read() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 401) throw redirect(paths.login())
    toast.failure(withReason(typeof words === 'string' ? words : words(error), error))
    return { failure: error.message }
  }
}
