import { defineConfig } from 'prisma/config'

/**
 * The Prisma command line reads this; the server does not. The URL matters only to somebody who runs
 * `prisma migrate deploy` or `prisma studio` against a PostgreSQL server of their own.
 */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
  datasource: { url: process.env.DATABASE_URL ?? 'postgresql://localhost:5432/gradwright' },
})
