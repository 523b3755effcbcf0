import { z } from 'zod'

/*
 * The objects of schema.org's vocabulary that pages carry, with the properties that search engines ask of each
 * (Google Search Central, structured data: breadcrumb, course list, FAQ page, article). A property that a type does not
 * have fails, too.
 */

const text = z.string().trim().min(1)
const address = z.url({ protocol: /^https?$/ })

const postalAddress = z.strictObject({
  '@type': z.literal('PostalAddress'),
  addressLocality: text,
  addressCountry: text,
})

const university = {
  '@type': z.enum(['EducationalOrganization', 'CollegeOrUniversity']),
  name: text,
  url: address.optional(),
  address: postalAddress,
  alternateName: z.array(text).min(1).optional(),
}

const question = z.strictObject({
  '@type': z.literal('Question'),
  name: text,
  acceptedAnswer: z.strictObject({ '@type': z.literal('Answer'), text }),
})

const step = z.strictObject({
  '@type': z.literal('ListItem'),
  position: z.int().positive(),
  name: text,
  item: address,
})

const context = { '@context': z.literal('https://schema.org') }

const structured = z.union([
  z.strictObject({ ...context, ...university }),
  z.strictObject({
    ...context,
    '@type': z.literal('FAQPage'),
    mainEntity: z.array(question).min(1),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(step)
      .min(2)
      .refine(steps => steps.every(({ position }, place) => position === place + 1), 'counts from 1'),
  }),
  z.strictObject({ ...context, '@type': z.literal('WebSite'), name: text, url: address }),
  z.strictObject({ ...context, '@type': z.literal('Organization'), name: text, url: address, logo: address }),
  z.strictObject({
    ...context,
    '@type': z.literal('WebPage'),
    name: text,
    description: text,
    url: address,
    about: z.strictObject({ '@type': z.literal('Country'), name: text }),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('Course'),
    name: text,
    description: text,
    url: address,
    provider: z.strictObject(university),
    educationalCredentialAwarded: text.optional(),
    // Languages by their codes.
    inLanguage: z
      .array(z.string().regex(/^[a-z]{2}$/))
      .min(1)
      .optional(),
    timeRequired: z.iso.duration().optional(),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('Article'),
    headline: text.max(110),
    about: text.optional(),
    articleSection: text.optional(),
    author: z.strictObject({ '@type': z.enum(['Organization', 'Person']), name: text }),
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    mainEntityOfPage: address,
  }),
])

/** The structured data of a page. @throws z.ZodError where any of it is not what search engines take */
export function readStructuredData(page: string): z.infer<typeof structured>[] {
  const elements = page.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)
  return [...elements].map(([, element = '']) => structured.parse(JSON.parse(element)))
}
