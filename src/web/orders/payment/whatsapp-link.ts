/**
 * Opens WhatsApp with a text to send to whomever one chooses. The text is an order's link and
 * nothing else: neither phone nor e-mail may be part of an address.
 */
export function whatsAppLink(orderLink: string): string {
  return `https://wa.me/?${new URLSearchParams({ text: orderLink })}`
}
