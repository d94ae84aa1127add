import { z } from 'zod'
import { coloursInOrder, isColour } from '#domain/catalogue/colours.ts'
import { artworkBounds, MAX_DESIGN_WORD } from '#domain/catalogue/designs/design.ts'
import { listPriceFrom } from '#domain/catalogue/list-price.ts'
import { listingSorts } from '#domain/catalogue/listing.ts'
import { PICTURE_FIELD, pictureSentences, pictureUses } from '#domain/catalogue/picture-rules.ts'
import {
  MAX_COLOURS,
  MAX_MODELS,
  MAX_PICTURES,
  productFields,
} from '#domain/catalogue/product-fields.ts'
import type { ValueName } from '#domain/catalogue/product-values.ts'
import { MOST_LISTED } from '#domain/catalogue/shopper-lists.ts'
import { addresses } from './addresses.ts'
import { call } from './call.ts'
import { done, field, id, idParams, moment, queryNumber, queryText, rupees } from './fields.ts'

/** Without control characters and half letters, which the database would not keep. */
const designWord = z
  .string()
  .max(MAX_DESIGN_WORD)
  .regex(/^\P{C}+$/u)
const within = ({ least, most }: { readonly least: number; readonly most: number }) =>
  z.number().min(least).max(most)

/** How a drawn product is drawn, as `Design` of #domain/catalogue/designs. */
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

/** A product as every call shows it. `price` is the list price in rupees. */
export const product = z.object({
  _id: id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  /** Display name of the brand: 'Samsung Galaxy'. */
  brand: z.string(),
  brandSlug: z.string(),
  deviceModels: z.array(z.string()),
  caseType: z.string(),
  price: rupees,
  /**
   * Addresses that answer pictures as they stand (rule: pictures-for-any-client); of a drawn product
   * those of its first model (rule: drawn-pictures).
   */
  image: z.array(z.string()),
  /** The models that a photo shows, by its path; absent where none says. */
  imageModels: z.record(z.string(), z.array(z.string())).readonly().optional(),
  /** How it is drawn; null for photos. */
  design: design.nullable(),
  /** Whether it is made with the customer's name on it (rule: name-to-print). */
  takesName: z.boolean(),
  /** Put there for an empty shop, not by its owner. */
  isSample: z.boolean(),
  /** By their keys in the table of colours. */
  colours: z.array(z.string()),
  /** The key that one design in several colours shares (rule: families); '' is none. */
  family: z.string(),
  /** The owner's own facts of the case; absent where the default of its type holds (rule: case-facts). */
  material: z.string().optional(),
  finish: z.string().optional(),
  weight: z.string().optional(),
  inParcel: z.string().optional(),
  rating: z.number(),
  numReviews: z.number(),
  /** Its rating comes from sample reviews only (rule: samples). */
  ratingIsSample: z.boolean().optional(),
  /** Grows with every change of the product; who saves one may say which they saw (If-Match). */
  version: z.number(),
  createdAt: moment,
})
export type Product = z.output<typeof product>

/** A product of a family, as the dots of colour name it (rule: families). */
export const colourway = z.object({
  slug: z.string(),
  name: z.string(),
  /** The name of the colour that it is seen in; '' where none is said. */
  colour: z.string(),
  /** The paint of its dot, #rrggbb; null for several colours. */
  dot: z.string().nullable(),
  price: rupees,
  image: z.array(z.string()),
  /** As of a product. */
  imageModels: product.shape.imageModels,
  deviceModels: z.array(z.string()),
})
export type Colourway = z.output<typeof colourway>

/** One product, with its family where it has one. */
export const productWithFamily = product.extend({
  /** The others of its family and itself, in the order of their colours; absent without others. */
  colourways: z.array(colourway).readonly().optional(),
})
export type ProductWithFamily = z.output<typeof productWithFamily>

const way = z.object({ label: z.string(), to: z.string() })

/** As `replyTo` of #domain/search makes it. */
const reply = z.object({
  pieces: z
    .array(z.object({ label: z.string(), isWord: z.boolean(), without: z.string() }))
    .readonly(),
  leftOut: z.string().optional(),
  note: z.string().optional(),
  ways: z.array(way).readonly(),
  leadsTo: way.partial({ to: true }).optional(),
})

const facet = z.object({ value: z.string(), count: z.number() })

/** A page of the catalogue with the counts beside the filters. */
export const productPage = z.object({
  products: z.array(product),
  page: z.number(),
  pages: z.number(),
  total: z.number(),
  /** Rupees after the discount, of the cheapest on any of the pages; absent when there is none. */
  lowestPrice: rupees.optional(),
  facets: z.object({
    /** How many products each filter choice would show, the other filters as they are. */
    brands: z.array(facet),
    deviceModels: z.array(facet),
    caseTypes: z.array(facet),
    colours: z.array(facet),
    /** By the slugs of the price steps. */
    prices: z.array(facet),
  }),
  /** Of a search alone. */
  understood: z
    .object({
      /** The query's terms that are shown, as values of the filters; absent for more than one value. */
      brand: z.string().optional(),
      deviceModel: z.string().optional(),
      caseType: z.string().optional(),
      /** Any of these. */
      colours: z.array(z.string()).optional(),
      /** Everything that was understood and is shown, as a chip says it. */
      words: z.array(z.string()),
      /** The terms that were left out. */
      dropped: z.array(z.string()),
    })
    .optional(),
  /** For a search only: the description of its results. */
  reply: reply.optional(),
  /** With `group=family`: the families of its products, by their ids; of one product alone, none. */
  families: z.record(z.string(), z.array(colourway).readonly()).optional(),
  /** How many there would be for any model, everything else as it is (rule: my-phone). */
  ofAllModels: z.number(),
})
export type ProductPage = z.output<typeof productPage>

/** The products of the home page's shelves. */
export const highlights = z.object({
  /** The newest, of many brands, types and designs. */
  newest: z.array(product),
  /** Best sellers and best rated; empty without sales and reviews. */
  loved: z.array(product),
  /** Each type on sale: how many there are, and one of them. */
  types: z.array(z.object({ caseType: z.string(), count: z.number(), product })),
  /** Each collection that has enough cases: how many there are, and one of them. */
  collections: z.array(z.object({ slug: z.string(), count: z.number(), product })),
})
export type Highlights = z.output<typeof highlights>

/** Some products, in an order that means something. */
export const someProducts = z.object({ products: z.array(product) })
export type SomeProducts = z.output<typeof someProducts>

/**
 * The listing's parameters. `keyword` equal to a brand's display name is a brand filter, anything
 * else a text search (rule: brand-or-search); `limit=0` is an admin's whole list
 * (rule: whole-lists).
 */
export const listingQuery = z.object({
  pageNumber: queryNumber,
  keyword: queryText,
  /** Brand slug, for a search within one brand. */
  brand: queryText,
  deviceModel: queryText,
  caseType: queryText,
  colour: queryText,
  /** Rupees after the discount, both included. */
  minPrice: queryNumber,
  maxPrice: queryNumber,
  sort: z.enum(listingSorts).optional().catch(undefined),
  limit: queryNumber,
  /** 'family' lists one product of each family, and counts so (rule: families). */
  group: z.enum(['family']).optional().catch(undefined),
  /** The admin table's paging and search (rule: owner-figures). */
  page: queryNumber,
  search: queryText,
})

/** Slugs with commas between them; what lies beyond the longest list is not read. */
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

/**
 * Paths that a product may name as its pictures; the server never fetches one. Drawn ones come along
 * when a product is sent back as it was answered, and decide nothing.
 */
const imagePath = z
  .string()
  .regex(/^\/(?:uploads|images|drawn)\/[\w-][\w.-]*$/, { error: pictureSentences.missing })

/** One path or several, the main picture first. */
const pictures = z.union(
  [
    imagePath.transform((path) => [path]),
    z
      .array(imagePath, { error: pictureSentences.missing })
      .min(1, { error: pictureSentences.missing })
      .max(MAX_PICTURES),
  ],
  { error: pictureSentences.missing },
)

/** How a form says that no picture was chosen. */
const noPicture = z
  .union([z.null(), z.literal(''), z.array(imagePath).max(0)])
  .transform(() => undefined)

/** Colours of the table, each once and in its order (rule: colours). */
const colourList = z
  .array(z.string().refine(isColour, { error: productFields.colours.missing }), {
    error: productFields.colours.missing,
  })
  .transform(coloursInOrder)
  .refine((slugs) => slugs.length <= MAX_COLOURS, { error: productFields.colours.missing })

/** The values of a product as a form sends them. */
const values = {
  name: field(productFields.name),
  description: field(productFields.description),
  /** Display name or slug. */
  brand: field(productFields.brand),
  deviceModels: z
    .array(z.string().min(1).max(80), { error: productFields.deviceModels.missing })
    .min(1, { error: productFields.deviceModels.missing })
    .max(MAX_MODELS),
  caseType: field(productFields.caseType),
  price: z
    .number({ error: productFields.price.missing })
    // By the rule of the form: a price finer than 0.01 is refused, not rounded.
    .refine((value) => listPriceFrom(String(value)) !== null, {
      error: productFields.price.missing,
    }),
  /** Slugs of the table of colours; absent, a new product has none and any other keeps its own. */
  colours: colourList.optional(),
  /** Absent, a new product has none and any other keeps its own. */
  family: field(productFields.family).optional(),
  /** '' is the default of the case type; absent, a new product has it and any other keeps its own. */
  material: field(productFields.material).optional(),
  finish: field(productFields.finish).optional(),
  weight: field(productFields.weight).optional(),
  inParcel: field(productFields.inParcel).optional(),
} as const satisfies Readonly<Record<ValueName, z.ZodType>>

/** Fields of every product form, without the pictures. */
const productFacts = z.object({
  ...values,
  /** The models that a photo shows, by its path; absent, a product keeps what its photos say. */
  imageModels: z
    .record(imagePath, z.array(z.string().min(1).max(80)).max(MAX_MODELS), {
      error: pictureSentences.models,
    })
    .optional(),
})

/** A new product: photographed, or drawn by its design. */
export const productData = productFacts
  .extend({
    image: z.union([noPicture, pictures], { error: pictureSentences.missing }).optional(),
    /** How it is drawn; null or absent for photos. */
    design: design.nullable().optional(),
  })
  .refine(({ image, design: drawn }) => drawn || (image && image.length > 0), {
    path: ['image'],
    error: pictureSentences.missing,
    // Beside the other mistakes, not after them.
    when: ({ value, issues }) =>
      typeof value === 'object' && !issues.some(({ path }) => path?.[0] === 'image'),
  })
export type ProductData = z.output<typeof productData>

/**
 * The same for a product that there is: when no picture is chosen, it keeps those it has, and without
 * a word about its design it stays drawn unless photos are chosen.
 */
export const productChanges = productFacts.extend({
  image: z.union([noPicture, pictures], { error: pictureSentences.missing }).optional(),
  design: design.nullable().optional(),
})
export type ProductChanges = z.output<typeof productChanges>

export const listProducts = call(addresses.listProducts, {
  area: 'catalogue',
  summary: 'A page of the catalogue, or an admin’s whole list with limit=0',
  query: listingQuery,
  answer: z.union([productPage, z.array(product)]),
})

export const getProduct = call(addresses.getProduct, {
  area: 'catalogue',
  summary: 'One product by slug or id',
  params: idParams,
  answer: productWithFamily,
})

export const listHighlights = call(addresses.listHighlights, {
  area: 'catalogue',
  summary: 'The newest and the most loved products, and one of each case type',
  answer: highlights,
})

export const listProductsCalled = call(addresses.listProductsCalled, {
  area: 'catalogue',
  summary: 'The products on sale among those with these slugs, in their order',
  query: z.object({ slugs: slugList }),
  answer: someProducts,
})

export const listRelatedProducts = call(addresses.listRelatedProducts, {
  area: 'catalogue',
  summary: 'Other products like one: for the same phone first, then of its type or colour',
  params: idParams,
  query: z.object({ model: queryText }),
  answer: someProducts,
})

export const createProduct = call(addresses.createProduct, {
  area: 'catalogue',
  summary: 'Adds a product',
  body: productData,
  answer: product,
  success: 201,
})

export const updateProduct = call(addresses.updateProduct, {
  area: 'catalogue',
  summary:
    'Changes a product; without a picture it keeps those it has. If-Match: only at that version',
  params: idParams,
  body: productChanges,
  answer: product,
})

export const deleteProduct = call(addresses.deleteProduct, {
  area: 'catalogue',
  summary:
    'Takes a product off the shop; placed orders keep their copy. If-Match as when changing it',
  params: idParams,
  answer: done,
})

/** Answers where the uploaded picture lies. */
export const uploadProductImage = call(addresses.uploadProductImage, {
  area: 'catalogue',
  summary:
    'Stores a picture of a product, with use=artwork one to be printed on a case, with use=logo the shop’s own logo',
  /** Anything else is a photo. */
  query: z.object({ use: z.enum(pictureUses).optional().catch(undefined) }),
  file: PICTURE_FIELD,
  answer: z.object({ image: z.string() }),
})
