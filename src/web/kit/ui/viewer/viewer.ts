import { lazyComponent } from '../lazy-component.tsx'

/** The viewer of pictures, which a press on a picture loads. */
export const PictureViewer = lazyComponent(
  async () => (await import('./PictureViewer.tsx')).PictureViewer,
  { sentences: ['viewer'] },
)
