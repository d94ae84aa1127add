/** Content of an SVG document: without its outermost element, and without indentation. */
export function contentOf(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>')).replaceAll(/>\s+</g, '><')
}
