/**
 * What an order's page fetches when somebody needs it, as one file: every file of the build is named
 * in everybody's first visit.
 */
export { Afterwards } from './afterwards/Afterwards.tsx'
export { OrderAgain } from './again/OrderAgain.tsx'
export { CancelDialog } from './cancelling/CancelDialog.tsx'
export { AccountForm } from './joining/AccountForm.tsx'
