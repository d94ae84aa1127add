/** The shelves of all pages: one part of the scripts, which comes when somebody stirs. */
export { HomeShelves } from './HomeShelves.tsx'
export { RecentlyViewed } from './RecentlyViewed.tsx'
export { RelatedShelf } from './RelatedShelf.tsx'
