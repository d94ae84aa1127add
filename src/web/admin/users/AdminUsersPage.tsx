import { AdminPage } from '../frame/AdminPage.tsx'
import { requireAdmin, useAdminGuard } from '../frame/guard.ts'

export function loader(): null {
  requireAdmin()
  return null
}

export function Component() {
  useAdminGuard()
  return <AdminPage title="Users">{null}</AdminPage>
}
