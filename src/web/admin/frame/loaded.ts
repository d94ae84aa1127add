import { redirect, useLoaderData } from 'react-router'
import type { SignedInUser } from '#domain/contract/users.ts'
import { paths } from '#domain/paths.ts'
import { withReason } from '#web/kit/api/failure.ts'
import { ApiError, send } from '#web/kit/api/send.ts'
import { toast } from '#web/kit/feedback/toast.ts'
import { currentUser, signIn } from '#web/kit/session/session.ts'

/** Failure of an admin page's loader: its title and the server's message. */
interface LoadFailure {
  readonly failure: { readonly title: string; readonly children: string }
}

/** Data of an admin page; a failure is shown by the guard in place of the page. */
export type Loaded<Data> = { readonly data: Data } | LoadFailure

/** Props of a page in place of one that can't be loaded, with the page's title. */
export interface FailedProps extends LoadFailure {
  readonly title: string
}

/** Data of the page's loader. */
export const useLoaded = <Data>(): Data => useLoaderData<{ readonly data: Data }>().data

/**
 * Loads the data of an admin page. A failure is shown as a toast, by default with the title, and on
 * the page; a refusal of the caller redirects (rule: admin-pages).
 */
export async function loadForAdmin<Data>(
  title: string,
  read: () => Promise<Data>,
  messageOf: (error: ApiError) => string = () => title,
): Promise<Loaded<Data>> {
  const user = currentUser()
  try {
    return { data: await read() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    leaveIfRefused(error, user)
    toast.failure(withReason(messageOf(error), error))
    return { failure: { title, children: error.message } }
  }
}

/**
 * Confirms with the server that the user is an admin while `reading` runs, for pages whose data
 * anyone may read: the stored `isAdmin` is only a hint (rule: admin-pages).
 */
export async function readAsAdmin<Data>(reading: Promise<Data>): Promise<Data> {
  const [confirmed] = await Promise.allSettled([confirmAdmin(), reading])
  if (confirmed.status === 'rejected') throw confirmed.reason
  return reading
}

/**
 * Confirms the same for pages that load nothing. Redirects a refused user; any other failure is
 * left to the page's own calls, so that a page opens without a connection.
 */
export async function confirmAdmin(): Promise<void> {
  const user = currentUser()
  try {
    await send('confirmAdmin', {})
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    leaveIfRefused(error, user)
  }
}

/** Redirects a dead token to the login and a non-admin, with a corrected hint, to the home page. */
function leaveIfRefused({ status }: ApiError, user: SignedInUser | null): void {
  if (status === 401) throw redirect(paths.login())
  if (status !== 403) return
  if (user && currentUser()?.token === user.token) signIn({ ...user, isAdmin: false })
  throw redirect(paths.home())
}
