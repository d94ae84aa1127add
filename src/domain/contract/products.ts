import { z } from 'zod'
import { coloursInOrder, isColour } from '#domain/catalogue/colours.ts'
import { artworkBounds, MAX_DESIGN_WORD } from '#domain/catalogue/designs/design.ts'
import { listingSorts } from '#domain/catalogue/listing.ts'
import { PICTURE_FIELD, pictureSentences, pictureUses } from '#domain/catalogue/picture-rules.ts'
import { listPriceFrom, type Prices } from '#domain/catalogue/pricing.ts'
import {
  eachFact,
  MAX_COLOURS,
  MAX_MODELS,
  MAX_PICTURES,
  productFields,
  type ValueName,
} from '#domain/catalogue/product-fields.ts'
import { MOST_LISTED } from '#domain/catalogue/shopper-lists.ts'
import { termKinds } from '#domain/search/term-kinds.ts'
import { topicNames } from '#domain/search/topic-labels.ts'
import { addresses } from './addresses/index.ts'
import { call } from './call.ts'
import { done, field, id, idParams, moment, queryNumber, queryText, rupees } from './fields.ts'

/** Word without control characters and unpaired surrogates, which the database refuses. */
const designWord = z
  .string()
  .max(MAX_DESIGN_WORD)
  .regex(/^\P{C}+$/u)
const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().min(least).max(most)

/** Design of a drawn product, as `Design` of #domain/catalogue/designs. */
export const design = z.object({
  look: designWord,
  colour: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .nullable(),
  motif: designWord.nullable(),
  artwork: z
    .object({
      picture: z.string().regex(/^\/uploads\/[\w-][\w.-]*\.webp$/),
      x: within(artworkBounds.x),
      y: within(artworkBounds.y),
      scale: within(artworkBounds.scale),
      turn: within(artworkBounds.turn),
    })
    .nullable(),
  seed: designWord,
})

/** Prices of a product's piece, `price` being the list price (rule: server-prices). */
const prices = {
  price: rupees,
  discountedPrice: rupees,
  saving: rupees,
  discountPercent: z.number(),
} as const satisfies Readonly<Record<keyof Prices, z.ZodType>>

/** Product in the answer of every call. */
export const product = z.object({
  _id: id,
  slug: z.string(),
  /** Name and description in the language of the answer (rule: urdu-goods). */
  name: z.string(),
  description: z.string(),
  /** Both in Urdu, for the owner's form; absent without them, and in the shop's lists. */
  nameUrdu: z.string().optional(),
  descriptionUrdu: z.string().optional(),
  /** Display name of the brand: 'Samsung Galaxy'. */
  brand: z.string(),
  brandSlug: z.string(),
  deviceModels: z.array(z.string()),
  caseType: z.string(),
  ...prices,
  /**
   * Addresses of pictures in a negotiated format (rule: pictures-for-any-client); for a drawn
   * product, those of its first model (rule: drawn-pictures).
   */
  image: z.array(z.string()),
  /** Models that a photo shows, by its path; absent without any. */
  imageModels: z.record(z.string(), z.array(z.string())).readonly().optional(),
  /** Design it is drawn from; null for photos. */
  design: design.nullable(),
  /** Whether it takes the customer's name (rule: name-to-print). */
  takesName: z.boolean(),
  /** Whether it is sample data of an empty shop, not a product of the owner. */
  isSample: z.boolean(),
  /** Keys in the table of colours. */
  colours: z.array(z.string()),
  /** Key that one design in several colours shares (rule: families); '' for none. */
  family: z.string(),
  /** The owner's own facts of the case; absent if the default of its type applies (rule: case-facts). */
  ...eachFact(() => z.string().optional()),
  rating: z.number(),
  numReviews: z.number(),
  /** Whether its rating comes from sample reviews only (rule: samples). */
  ratingIsSample: z.boolean().optional(),
  /** Version, incremented by every change; a change may send the one that was seen (If-Match). */
  version: z.number(),
  createdAt: moment,
})
export type Product = z.output<typeof product>

/** Product of a family, for its colour dot (rule: families). */
export const colourway = z.object({
  slug: z.string(),
  name: z.string(),
  /** Name of its displayed colour; '' for none. */
  colour: z.string(),
  /** Colour of its dot, #rrggbb; null for several colours. */
  dot: z.string().nullable(),
  ...prices,
  image: z.array(z.string()),
  imageModels: product.shape.imageModels,
  deviceModels: z.array(z.string()),
  /** As in a product; an answer of an earlier version has neither type nor rating. */
  caseType: z.string().optional(),
  rating: z.number().optional(),
  numReviews: z.number().optional(),
  ratingIsSample: product.shape.ratingIsSample,
})
export type Colourway = z.output<typeof colourway>

export const productWithFamily = product.extend({
  /** Products of its family, itself included, in the order of their colours; absent if alone. */
  colourways: z.array(colourway).readonly().optional(),
  /** Display names of the other brands with its design (rule: one-design); absent without any. */
  alsoFor: z.array(z.string()).readonly().optional(),
})
export type ProductWithFamily = z.output<typeof productWithFamily>

const way = z.object({
  label: z.string(),
  to: z.string(),
  /** Phone, or display name of the brand, whose cases it leads to. */
  model: z.string().optional(),
  brand: z.string().optional(),
})

/** Recognized term of a search. */
const replyTerm = z.object({
  kind: z.enum(termKinds),
  label: z.string(),
  /** Words of the query that it represents. */
  typed: z.string(),
  /** Names of models or brands, case types, slugs of colours, or the order of a list. */
  values: z.array(z.string()).readonly(),
  /** Limits of a price in rupees. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** Whether no product matches it together with the others, so that the results ignore it. */
  isLeftOut: z.boolean(),
})

/** Description of a search for its results page, in the language of the answer. */
const reply = z.object({
  /** Applied terms: `isWord` for one that is matched literally, `without` for the query without it. */
  pieces: z
    .array(z.object({ label: z.string(), isWord: z.boolean(), without: z.string() }))
    .readonly(),
  /** Sentence about terms that were left out. */
  leftOut: z.string().optional(),
  /** Note on a query that doesn't filter the catalogue, or that names nothing on sale. */
  note: z.string().optional(),
  /** Links to other results, the closest first. */
  ways: z.array(way).readonly(),
  /** Page that answers a query not for a case; without an address, a message to the shop. */
  leadsTo: way.pick({ label: true, to: true }).partial({ to: true }).optional(),
  terms: z.array(replyTerm).readonly(),
  /** Topic of the page at `leadsTo`, and the order number of the query. */
  topic: z.enum(topicNames).optional(),
  orderNumber: z.string().optional(),
})

const facet = z.object({ value: z.string(), count: z.number() })

/** Page of the catalogue with the counts of all filter choices. */
export const productPage = z.object({
  products: z.array(product),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  /** Lowest price in rupees after the discount, over all pages; absent for an empty list. */
  lowestPrice: rupees.optional(),
  facets: z.object({
    /** Number of products for each filter choice, with the other filters unchanged. */
    brands: z.array(facet),
    deviceModels: z.array(facet),
    caseTypes: z.array(facet),
    colours: z.array(facet),
    /** By the slugs of the price steps. */
    prices: z.array(facet),
  }),
  /** For searches only. */
  understood: z
    .object({
      /** Recognized terms with results as values of filters; absent for more than one value. */
      brand: z.string().optional(),
      deviceModel: z.string().optional(),
      caseType: z.string().optional(),
      /** Colours of which any matches. */
      colours: z.array(z.string()).optional(),
      /** Recognized terms with results, as shown in chips. */
      words: z.array(z.string()),
      /** Terms that were left out. */
      dropped: z.array(z.string()),
    })
    .optional(),
  /** Description of a search's results. */
  reply: reply.optional(),
  /** With `group`: families of the listed products by product id, if they have others. */
  families: z.record(z.string(), z.array(colourway).readonly()).optional(),
  /** Number of products for any model, with the other filters unchanged (rule: my-phone). */
  ofAllModels: z.number(),
})
export type ProductPage = z.output<typeof productPage>

/** Products of the home page's shelves. */
export const highlights = z.object({
  /** Newest products, of varied brands, types and designs. */
  newest: z.array(product),
  /** Best sellers and best rated; empty without sales and reviews. */
  loved: z.array(product),
  /** Types on sale, each with its count and one product. */
  types: z.array(z.object({ caseType: z.string(), count: z.number(), product })),
  /** Collections with enough cases, each with its count and one product. */
  collections: z.array(z.object({ slug: z.string(), count: z.number(), product })),
})
export type Highlights = z.output<typeof highlights>

/** Several products, in a meaningful order. */
export const someProducts = z.object({ products: z.array(product) })
export type SomeProducts = z.output<typeof someProducts>

/** Parameters of the listing; `limit=0` is an admin's whole list (rule: whole-lists). */
export const listingQuery = z.object({
  pageNumber: queryNumber,
  keyword: queryText,
  /** Slug of the brand, for a search within it. */
  brand: queryText,
  deviceModel: queryText,
  caseType: queryText,
  colour: queryText,
  /** Limits in rupees after the discount, both included. */
  minPrice: queryNumber,
  maxPrice: queryNumber,
  sort: z.enum(listingSorts).optional().catch(undefined),
  limit: queryNumber,
  /**
   * 'family' lists and counts one product of each family, 'design' one of each design (rules:
   * families, one-design).
   */
  group: z.enum(['family', 'design']).optional().catch(undefined),
  /** With `group=design`: phone whose products represent designs and come first. */
  phone: queryText,
  /** Paging and search of the admin table (rule: owner-figures). */
  page: queryNumber,
  search: queryText,
})
export type ListingRequest = Partial<z.output<typeof listingQuery>>

/** Comma-separated slugs; those beyond the longest list are ignored. */
const slugList = z
  .string()
  .max(6_000)
  .optional()
  .transform((text = '') =>
    text
      .replaceAll('\0', '')
      .split(',')
      .filter((slug) => slug !== '')
      .slice(0, MOST_LISTED.wishes),
  )

const noPictureError = { error: () => pictureSentences().missing }

/** Path of a picture, which the server never fetches; that of a drawn one has no effect. */
const imagePath = z.string().regex(/^\/(?:uploads|images|drawn)\/[\w-][\w.-]*$/, noPictureError)

/** One path or several, the main picture first. */
const pictures = z.union(
  [
    imagePath.transform((path) => [path]),
    z.array(imagePath, noPictureError).min(1, noPictureError).max(MAX_PICTURES),
  ],
  noPictureError,
)

/** Values that a form sends when no picture is selected. */
const noPicture = z
  .union([z.null(), z.literal(''), z.array(imagePath).max(0)])
  .transform(() => undefined)

const colourError = { error: productFields.colours.missing }

/** Colours of the table, without duplicates and in its order (rule: colours). */
const colourList = z
  .array(z.string().refine(isColour, colourError), colourError)
  .transform(coloursInOrder)
  .refine((slugs) => slugs.length <= MAX_COLOURS, colourError)

/** Values of a product as a form sends them. */
const values = {
  name: field(productFields.name),
  description: field(productFields.description),
  /** When absent, a new product has none and an existing one keeps its own. */
  nameUrdu: field(productFields.nameUrdu).optional(),
  descriptionUrdu: field(productFields.descriptionUrdu).optional(),
  /** Display name or slug. */
  brand: field(productFields.brand),
  deviceModels: z
    .array(z.string().min(1).max(80), { error: productFields.deviceModels.missing })
    .min(1, { error: productFields.deviceModels.missing })
    .max(MAX_MODELS),
  caseType: field(productFields.caseType),
  price: z
    .number({ error: productFields.price.missing })
    // Same rule as in the form: a price finer than 0.01 is refused, not rounded.
    .refine((value) => listPriceFrom(String(value)) !== null, {
      error: productFields.price.missing,
    }),
  /** Slugs of colours; when absent, a new product has none and an existing one keeps its own. */
  colours: colourList.optional(),
  /** When absent, a new product has none and an existing one keeps its own. */
  family: field(productFields.family).optional(),
  /** '' is the default of the case type; if absent, new products have it and others keep their value. */
  ...eachFact((name) => field(productFields[name]).optional()),
} as const satisfies Readonly<Record<ValueName, z.ZodType>>

/** Change of a product, which keeps its pictures or its design unless others are chosen. */
export const productChanges = z.object({
  ...values,
  /** Models that a photo shows, by its path; when absent, the stored ones stay. */
  imageModels: z
    .record(imagePath, z.array(z.string().min(1).max(80)).max(MAX_MODELS), {
      error: () => pictureSentences().models,
    })
    .optional(),
  image: z.union([noPicture, pictures], noPictureError).optional(),
  /** Design it is drawn from; null or absent for photos. */
  design: design.nullable().optional(),
})
export type ProductChanges = z.output<typeof productChanges>

/** New product, photographed or drawn by its design. */
const productData = productChanges
  .extend({
    /** Id of the product that it is another colour of, which gets its family, too (rule: families). */
    colourOf: z.uuid().optional(),
  })
  .refine(({ image, design: drawn }) => drawn || (image && image.length > 0), {
    path: ['image'],
    ...noPictureError,
    // Reported together with the other mistakes, not after them; a body that is no object has a
    // mistake without a path.
    when: ({ issues }) => issues.every(({ path = [] }) => path.length > 0 && path[0] !== 'image'),
  })
export type ProductData = z.output<typeof productData>

export const listProducts = call('catalogue', addresses.listProducts, {
  summary: 'A page of the catalogue, or an admin’s whole list with limit=0',
  query: listingQuery,
  answer: z.union([productPage, z.array(product)]),
})

export const getProduct = call('catalogue', addresses.getProduct, {
  summary: 'One product by slug or id',
  params: idParams,
  answer: productWithFamily,
})

export const listHighlights = call('catalogue', addresses.listHighlights, {
  summary:
    'The newest and the most loved products, and one of each case type; with a model its newest and most loved',
  query: z.object({ model: queryText }),
  answer: highlights,
})

export const listProductsCalled = call('catalogue', addresses.listProductsCalled, {
  summary:
    'The products on sale among those with these slugs, in their order; with group=design one of each design, for the phone if one fits',
  query: listingQuery.pick({ group: true, phone: true }).extend({ slugs: slugList }),
  answer: someProducts.extend({
    /** With `group=design`: the slug of the request that each product represents. */
    called: z.array(z.string()).optional(),
  }),
})

export const listRelatedProducts = call('catalogue', addresses.listRelatedProducts, {
  summary: 'Other products like one: for the same phone first, then of its type or colour',
  params: idParams,
  query: z.object({ model: queryText }),
  answer: someProducts,
})

/** A design for another phone (rule: one-design). */
export const designForPhone = z.object({
  /** Product of the same design that fits the phone; null where the design isn't made for it. */
  product: product.nullable(),
  /** Without that product, the nearest cases for the phone: of the same collection, then type. */
  nearest: z.array(product),
})
export type DesignForPhone = z.output<typeof designForPhone>

export const getDesignForPhone = call('catalogue', addresses.getDesignForPhone, {
  summary: 'The product of the same design for another phone, or the nearest cases for that phone',
  params: idParams,
  query: z.object({ model: queryText }),
  answer: designForPhone,
})

export const createProduct = call('catalogue', addresses.createProduct, {
  summary: 'Adds a product',
  body: productData,
  answer: product,
  success: 201,
})

export const updateProduct = call('catalogue', addresses.updateProduct, {
  summary:
    'Changes a product; without a picture it keeps those it has. If-Match: only at that version',
  params: idParams,
  body: productChanges,
  answer: product,
})

export const deleteProduct = call('catalogue', addresses.deleteProduct, {
  summary:
    'Takes a product off the shop; placed orders keep their copy. If-Match as when changing it',
  params: idParams,
  answer: done,
})

/** Brands of one kind of device by whether they have a drawn design in all its colours. */
export const designBrands = z.object({
  /** Display names, the product's own brand first. */
  made: z.array(z.string()),
  missing: z.array(z.string()),
  /** Products that `makeForAllBrands` would add. */
  missingProducts: z.number(),
})
export type DesignBrands = z.output<typeof designBrands>

export const listDesignBrands = call('catalogue', addresses.listDesignBrands, {
  summary: 'The brands that a drawn product’s design is made for, and those that lack it',
  params: idParams,
  answer: designBrands,
})

export const makeForAllBrands = call('catalogue', addresses.makeForAllBrands, {
  summary: 'Adds a drawn product, and its other colours, for each brand that lacks them',
  params: idParams,
  answer: z.object({ message: z.string(), products: z.array(product) }),
})

/** Answers the path of the uploaded picture. */
export const uploadProductImage = call('catalogue', addresses.uploadProductImage, {
  summary:
    'Stores a picture of a product, with use=artwork one to be printed on a case, with use=logo the shop’s own logo',
  /** Any other value means a photo. */
  query: z.object({ use: z.enum(pictureUses).optional().catch(undefined) }),
  file: PICTURE_FIELD,
  answer: z.object({ image: z.string() }),
})
