import { hasPhone, onPhoneChange } from '#web/kit/device/my-phone.ts'
import { currentUser, onSessionChange } from '#web/kit/session/session.ts'

/**
 * Keeps the marks of the pre-hydration script on the root element current: `data-visitor`, by which
 * the stylesheet hides hearts from an admin (rule: admin-in-the-shop), and `data-phone`. They apply
 * to markup that hydrates late or never, too. Returns the function that stops it.
 */
export function followVisitor(): () => void {
  const { dataset } = document.documentElement
  const stopSession = onSessionChange(() => {
    const user = currentUser()
    if (user) dataset.visitor = user.isAdmin ? 'admin' : 'customer'
    else delete dataset.visitor
  })
  const stopPhone = onPhoneChange(() => {
    if (hasPhone()) dataset.phone = ''
    else delete dataset.phone
  })
  return () => {
    stopSession()
    stopPhone()
  }
}
