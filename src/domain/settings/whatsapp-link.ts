/**
 * Address of a WhatsApp conversation with a message that its sender can change. The message is part
 * of the address: no personal data in it.
 * @param number as stored: `03001234567`, `+923001234567`
 */
export function whatsAppLink(number: string, message?: string): string {
  const digits = number.replace(/\D/g, '').replace(/^0/, '92')
  const query = message === undefined ? '' : `?${new URLSearchParams({ text: message })}`
  return `https://wa.me/${digits}${query}`
}
