/**
 * The screens of the admin area by the names of their pages. They are one chunk with a stylesheet of
 * its own, which leads nowhere from a shopper's page.
 */
import './admin.css'
import './frame/desk-calls.ts'

export * as adminDashboard from './dashboard/AdminDashboardPage.tsx'
export * as adminOrder from './order/AdminOrderPage.tsx'
export * as adminOrders from './orders/AdminOrdersPage.tsx'
export * as adminParcels from './parcels/AdminParcelsPage.tsx'
export * as adminEditProduct from './products/AdminEditProductPage.tsx'
export * as adminNewProduct from './products/AdminNewProductPage.tsx'
export * as adminProducts from './products/AdminProductsPage.tsx'
export * as adminImportProducts from './products/sheet/AdminImportProductsPage.tsx'
export * as adminSettlements from './settlements/AdminSettlementsPage.tsx'
export * as adminUsers from './users/AdminUsersPage.tsx'
