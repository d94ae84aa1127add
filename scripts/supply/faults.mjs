export { faultsOfLicences } from './licences.mjs'
export { faultsOfLock } from './lock.mjs'
export { faultsOfTable } from './table.mjs'
