import { useNavigate } from 'react-router'
import { paths } from '#domain/paths.ts'
import { send } from '#web/api.ts'
import { currentUser, signOut } from './session.ts'

/**
 * Ends the session here at once and on the server as soon as it can be reached, then goes to the
 * login (spec section 2). The account's cart stays on the server (D26).
 */
export function useLogOut(): () => void {
  const navigate = useNavigate()
  return () => {
    const token = currentUser()?.token
    if (token) send('logOut', {}, { token }).catch(() => undefined)
    signOut()
    navigate(paths.login())
  }
}
