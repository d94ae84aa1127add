// A chunk of its own, which is fetched with the first letter of a name.
export { drawerOf } from '@khol/studio'
