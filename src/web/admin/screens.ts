/** Screens of the admin area by page name, in one chunk with its own stylesheet. */
import './admin.css'
import './frame/admin-calls.ts'
import * as adminActivity from './activity/AdminActivityPage.tsx'
import * as adminDashboard from './dashboard/AdminDashboardPage.tsx'
import { guarded } from './frame/guard.tsx'
import * as adminInsights from './insights/AdminInsightsPage.tsx'
import * as adminOrder from './order/AdminOrderPage.tsx'
import * as adminOrders from './orders/AdminOrdersPage.tsx'
import * as adminParcels from './parcels/AdminParcelsPage.tsx'
import * as adminEditProduct from './products/AdminEditProductPage.tsx'
import * as adminNewProduct from './products/AdminNewProductPage.tsx'
import * as adminProducts from './products/AdminProductsPage.tsx'
import * as adminImportProducts from './products/sheet/AdminImportProductsPage.tsx'
import * as adminSettings from './settings/AdminSettingsPage.tsx'
import * as adminSettlements from './settlements/AdminSettlementsPage.tsx'
import * as adminUsers from './users/AdminUsersPage.tsx'

export const screens = guarded({
  adminActivity,
  adminDashboard,
  adminInsights,
  adminOrder,
  adminOrders,
  adminParcels,
  adminEditProduct,
  adminNewProduct,
  adminProducts,
  adminImportProducts,
  adminSettings,
  adminSettlements,
  adminUsers,
})
