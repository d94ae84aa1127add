import { useNavigate } from 'react-router'
import { paths } from '#domain/paths.ts'
import { send } from '#web/api/send.ts'
import { forgetTyped } from '#web/device/device-keys.ts'
import { currentUser, signOut } from '#web/session/session.ts'

/**
 * Ends the session here at once and on the server as soon as it can be reached, then goes to the
 * login. The account's cart stays on the server; on the device nothing of it stays.
 */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    const token = currentUser()?.token
    if (token) send('logOut', {}, { token }).catch(() => undefined)
    signOut()
    forgetTyped()
    navigate(paths.login())
  }
}
