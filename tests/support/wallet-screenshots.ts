import sharp from 'sharp'

/** Values that differ between screenshots of a wallet. */
export interface Receipt {
  readonly amount?: string
  readonly transaction?: string
  readonly moment?: string
  readonly name?: string
  /** Clock of the phone. */
  readonly clock?: string
}

/** Pixels of phones sold in Pakistan. */
const SIZE = { width: 1080, height: 2400 }

/**
 * Screenshot of a transfer from a phone, PNG, in the layout that one wallet uses for all transfers.
 */
export function walletScreenshot({
  amount = '1,349',
  transaction = '4827193650',
  moment = '21 Nov 2026, 4:12 PM',
  name = 'Ahmed Raza',
  clock = '4:13',
}: Receipt = {}): Promise<Buffer> {
  const { width, height } = SIZE
  const rows = [
    ['To', name],
    ['Account', '0300 1234567'],
    ['Transaction ID', transaction],
    ['Date', moment],
    ['Fee', 'Rs. 0.00'],
  ].map(([label, value], at) => {
    const y = 900 + at * 120
    return `<text x="80" y="${y}" font-size="38" fill="#888">${label}</text>
      <text x="1000" y="${y}" font-size="40" text-anchor="end" fill="#222">${value}</text>
      <rect x="80" y="${y + 30}" width="920" height="2" fill="#ddd"/>`
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"
    font-family="DejaVu Sans, sans-serif">
    <rect width="${width}" height="${height}" fill="#fff"/>
    <text x="60" y="60" font-size="36" fill="#222">${clock}</text>
    <rect y="100" width="${width}" height="500" fill="#1b8f4d"/>
    <circle cx="540" cy="300" r="110" fill="#fff"/>
    <path d="M490 300l40 40 70-80" stroke="#1b8f4d" stroke-width="20" fill="none"/>
    <text x="540" y="500" font-size="52" text-anchor="middle" fill="#fff">Transfer successful</text>
    <text x="540" y="740" font-size="90" font-weight="bold" text-anchor="middle">Rs. ${amount}</text>
    ${rows.join('')}
    <rect x="80" y="2100" width="920" height="130" rx="65" fill="#1b8f4d"/>
    <text x="540" y="2182" font-size="46" text-anchor="middle" fill="#fff">Share receipt</text>
  </svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
