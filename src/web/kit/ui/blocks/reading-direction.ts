/** Sign of a horizontal step along the direction of reading: 1 from the left, -1 from the right. */
export function readingSign(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1
}
