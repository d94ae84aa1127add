import '#web/shop/store/account-calls.ts'
import { useNavigate } from 'react-router'
import { paths } from '#domain/paths.ts'
import { send } from '#web/kit/api/send.ts'
import { clearTypedDrafts } from '#web/kit/device/device-keys.ts'
import { currentUser, signOut } from '#web/kit/session/session.ts'

/**
 * Ends the session on this device, sends the logout to the server without waiting for it and opens the
 * login. The account's cart stays on the server only.
 */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    const token = currentUser()?.token
    if (token) send('logOut', {}, { token }).catch(() => undefined)
    signOut()
    clearTypedDrafts()
    navigate(paths.login())
  }
}
