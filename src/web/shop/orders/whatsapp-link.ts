/**
 * Address that opens WhatsApp with a text and a choice of recipient. The text is only an order's
 * link: neither phone nor e-mail may be part of an address.
 */
export function whatsAppLink(orderLink: string): string {
  return `https://wa.me/?${new URLSearchParams({ text: orderLink })}`
}
