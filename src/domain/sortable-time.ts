const sortable = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Karachi',
  dateStyle: 'short',
  timeStyle: 'medium',
})

/** '2026-11-21 16:16:31' in Pakistan's time: for files, where text that sorts is in time's order. */
export function formatSortable(moment: string | Date): string {
  return sortable.format(new Date(moment))
}
