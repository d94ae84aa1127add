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
  /** Image of a document, which is in its file once. */
  interface OpenedImage {
    readonly width: number
    readonly height: number
  }

  namespace Mixins {
    interface PDFImage {
      openImage(bytes: Uint8Array): OpenedImage
      image(image: OpenedImage, x: number, y: number, options: ImageOption): this
    }
  }

  interface PDFDocument {
    /** Names a spot colour and the CMYK colour (percentages) that screens show for it. */
    addSpotColor(name: string, c: number, m: number, y: number, k: number): this
  }
}
