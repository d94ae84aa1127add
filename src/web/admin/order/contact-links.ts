/** Calls a stored phone number. */
export function callLink(phone: string): string {
  return `tel:${phone}`
}

/**
 * Opens WhatsApp's conversation with a stored phone number, a message already written. What is
 * written becomes part of an address, so it names the order and nothing of the customer.
 */
export function whatsAppTo(phone: string, message: string): string {
  return `https://wa.me/${phone.replace(/\D/g, '')}?${new URLSearchParams({ text: message })}`
}

/** The beginning of a message to a customer: who writes, and about which order. */
export function greeting(shopName: string, shortId: string): string {
  return `Assalam-o-Alaikum! This is ${shopName} about your order ${shortId}.`
}
