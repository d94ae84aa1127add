/** Header of a call that loads the data of an opened page; its value is the page's address. */
export const PAGE_VIEW_HEADER = 'x-page-view'
