import type { OpenAPIHono } from '@hono/zod-openapi'
import type { AppEnvironment } from '../appEnvironment.ts'

const ABOUT = {
  openapi: '3.1.0',
  info: {
    title: 'Gradwright',
    version: '1',
    description:
      'Calls for clients that do not speak GraphQL. The session is a cookie that `POST /api/login` sets. A userId in a body decides nothing: the session does.',
  },
  servers: [{ url: '/api' }],
}

/** Publishes the OpenAPI description of all calls, made from the schemas that validate them. */
export function publishOpenApi(app: OpenAPIHono<AppEnvironment>): void {
  app.openAPIRegistry.registerComponent('securitySchemes', 'session', {
    type: 'apiKey',
    in: 'cookie',
    name: 'gradwright_session',
  })
  let description: ReturnType<typeof app.getOpenAPI31Document> | undefined
  app.get('/openapi.json', c => {
    description ??= app.getOpenAPI31Document(ABOUT)
    return c.json(description)
  })
}
