import { defineConfig } from 'prisma/config'

/**
 * For the Prisma command line only; the server does not read it. The URL is used by `prisma migrate deploy` and
 * `prisma studio` against a PostgreSQL server.
 */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost:5432/gradwright' },
})
