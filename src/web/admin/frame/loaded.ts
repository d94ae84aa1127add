import { redirect } from 'react-router'
import { paths } from '#domain/paths.ts'
import { ApiError } from '#web/api/send.ts'
import { toast } from '#web/feedback/toast.ts'

/** The data of a page of the admin area, or the server's message of the failure. */
export type Loaded<Data> = { readonly data: Data } | { readonly failure: string }

/**
 * Reads the data of an admin page. A failure is a toast, `words` or what they make
 * of it, and stays on the page with its cause.
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
    toast.error(typeof words === 'string' ? words : words(error))
    return { failure: error.message }
  }
}
