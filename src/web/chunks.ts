/** What screens share, as one file of the browser's build. */
export interface Chunk {
  readonly name: string
  /** Folders, and single files where the rest of the folder stays elsewhere. */
  readonly of: readonly string[]
  /** By how many screens at least a module is shared to be taken in. */
  readonly sharedBy: number
  /** Whether what these modules import comes along, wherever it lies. */
  readonly withItsNeeds?: boolean
}

/**
 * The files of the build that several screens share. A bundler left to itself makes a file, and a
 * request, of every module that two screens share, the admin area's among them; these say what
 * belongs together for shoppers, as if there were no admin area
 * (docs/decisions/011-first-visit.md). What stands first takes first.
 */
export const chunks: readonly Chunk[] = [
  { name: 'brands', of: ['src/domain/catalogue/brands.ts'], sharedBy: 2 },
  {
    name: 'buying',
    // What asks for another model's pictures beside a product's page comes late.
    of: ['src/domain/cart/quantity.ts', 'src/domain/catalogue/designs'],
    sharedBy: 2,
  },
  { name: 'phone', of: ['src/domain/forms/phone.ts'], sharedBy: 2 },
  {
    name: 'series',
    of: ['src/domain/catalogue/model-series.ts', 'src/web/ui/ModelOptions.tsx'],
    sharedBy: 2,
  },
  {
    name: 'forms',
    of: [
      'src/domain/accounts/account-fields.ts',
      'src/domain/forms',
      'src/domain/orders/checkout-fields.ts',
      'src/web/account/addresses/AddressFields.tsx',
      'src/web/account/person-fields.ts',
      'src/web/checkout/session-note.ts',
      'src/web/ui/RadioGroup.tsx',
      'src/web/ui/form',
    ],
    sharedBy: 2,
  },
  {
    name: 'passwords',
    // What only those are asked who come in or have come in; most order as guests.
    of: [
      'src/domain/accounts/passwords.ts',
      'src/web/account/AccountCard.tsx',
      'src/web/account/ForgotPassword.tsx',
      'src/web/account/PersonFields.tsx',
      'src/web/account/password-fields.ts',
      'src/web/account/person-forms.ts',
      'src/web/account/sign-in.ts',
      'src/web/account/addresses/my-addresses.ts',
    ],
    sharedBy: 2,
  },
  {
    name: 'listing',
    of: [
      'src/domain/catalogue/colours.ts',
      'src/domain/catalogue/indexing.ts',
      'src/domain/catalogue/listing.ts',
      'src/domain/catalogue/price-steps.ts',
      'src/web/catalogue/listing',
      'src/web/ui/Pagination.tsx',
    ],
    sharedBy: 2,
  },
  {
    name: 'catalogue',
    of: [
      'src/domain/catalogue/trail.ts',
      'src/web/ui/Later.tsx',
      'src/web/ui/blocks/Breadcrumbs.tsx',
      'src/web/ui/ratings',
    ],
    sharedBy: 2,
  },
  {
    name: 'shelves-door',
    of: [
      'src/domain/catalogue/viewed.ts',
      'src/web/catalogue/shelves/shelves-door.tsx',
      'src/web/device/recently-viewed.ts',
    ],
    sharedBy: 2,
  },
  {
    name: 'failures',
    of: [
      'src/domain/catalogue/sentences.ts',
      'src/web/feedback/NotLoaded.tsx',
      'src/web/feedback/server-message.ts',
      'src/web/feedback/unanswered.ts',
      // Whoever uses it has the rest already; alone it would be a request of its own.
      'src/web/frame/direct-message.ts',
    ],
    sharedBy: 2,
  },
  { name: 'order-list', of: ['src/web/orders/OrderCard.tsx'], sharedBy: 2 },
  {
    name: 'parcel',
    of: [
      'src/domain/orders/parcels/couriers.ts',
      'src/domain/orders/parcels/parcel.ts',
      'src/web/orders/parcel',
    ],
    sharedBy: 2,
  },
  {
    name: 'order',
    of: [
      'src/domain/orders/again.ts',
      'src/domain/orders/expected-words.ts',
      'src/domain/orders/late-transfer.ts',
      'src/domain/orders/proof.ts',
      'src/domain/orders/status-words.ts',
      'src/domain/units.ts',
      'src/web/live',
      'src/web/orders/LiveOrder.tsx',
      'src/web/orders/again/OrderAgainPart.tsx',
      'src/web/orders/copied.ts',
      'src/web/orders/order-proof.ts',
      'src/web/orders/payment/account-number.ts',
      'src/web/orders/order-words.ts',
      'src/web/orders/proof/ProofPart.tsx',
      'src/web/ui/CopyButton.tsx',
    ],
    sharedBy: 2,
  },
  {
    name: 'proof',
    of: ['src/web/api/send-picture.ts', 'src/web/orders/proof/ProofPicture.tsx'],
    sharedBy: 2,
  },
  {
    name: 'order-sheet',
    of: [
      'src/domain/catalogue/named-cases.ts',
      'src/domain/first-name.ts',
      'src/domain/orders/cancellation.ts',
      'src/domain/orders/name-needed.ts',
      'src/domain/orders/steps.ts',
      'src/web/orders/OrderItems.tsx',
      'src/web/orders/OrderTotals.tsx',
      'src/web/orders/StatusLine.tsx',
      'src/web/orders/progress',
      'src/web/orders/status-panel.ts',
    ],
    sharedBy: 2,
  },
  {
    name: 'summary',
    of: [
      'src/domain/cart/totals.ts',
      'src/web/cart/OrderSummary.tsx',
      'src/web/cart/cart-lines.ts',
      'src/web/cart/my-cart.ts',
    ],
    sharedBy: 2,
  },
  { name: 'dialog', of: ['src/web/ui/Dialog.tsx'], sharedBy: 2 },
  {
    name: 'kit',
    of: ['src/domain', 'src/web/device/stored.ts', 'src/web/session/session.ts', 'src/web/ui'],
    sharedBy: 4,
    withItsNeeds: true,
  },
]
