declare module 'svg-to-pdfkit' {
  /** Draws an SVG document into a PDF page; `assumePt`: a pixel is a unit of the page. */
  export default function SVGtoPDF(
    document: PDFKit.PDFDocument,
    svg: string,
    x: number,
    y: number,
    options: { readonly assumePt: boolean },
  ): void
}

declare namespace PDFKit {
  interface PDFDocument {
    /** Names a spot colour and the CMYK colour (percentages) that screens show for it. */
    addSpotColor(name: string, c: number, m: number, y: number, k: number): this
  }
}
