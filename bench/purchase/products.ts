/** The shelf of the bench: products whose ids differ only in their last three digits. */
export const firstProduct = 100
export const productCount = 200

/** The id of a product by its number. */
export function productId(number: number | ''): string {
  return `00000000-0000-4000-8000-000000000${number}`
}

/** What a guest sends to buy one piece. */
export function purchaseOf(product: string) {
  return {
    addition: { productId: product, quantity: 1, selectedModel: 'iPhone 15' },
    order: {
      orderItems: [{ product, qty: 1, selectedModel: 'iPhone 15', price: 900 }],
      shippingAddress: {
        address: 'House 7, Street 12, Peoples Colony',
        city: 'Faisalabad',
        postalCode: '38000',
        country: 'Pakistan',
      },
      paymentMethod: 'COD',
      taxPrice: 0,
      shippingPrice: 250,
      totalPrice: 1150,
      guestInfo: { name: 'Bilal Ahmed', email: 'bilal@example.com', phone: '0300 1234567' },
    },
  }
}
