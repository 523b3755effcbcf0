/** A program for Node 20 or newer that checks the signature of each event and prints it. */
export const WEBHOOK_EXAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

const secret = process.env.GRADWRIGHT_WEBHOOK_SECRET

/** Whether a body was signed with our secret, at most five minutes ago. */
function isGenuine(body, header) {
  const parts = header.split(',').map(part => part.split('='))
  const time = parts.find(([name]) => name === 't')?.[1]
  if (!(Math.abs(Date.now() / 1000 - Number(time)) < 300)) return false
  const expected = createHmac('sha256', secret).update(time + '.' + body).digest()
  return parts.some(([name, value]) => {
    const signature = Buffer.from(value ?? '', 'hex')
    return name === 'v1' && signature.length === expected.length && timingSafeEqual(signature, expected)
  })
}

createServer(async (request, response) => {
  const body = await text(request)
  const isAccepted = isGenuine(body, request.headers['gradwright-signature'] ?? '')
  response.writeHead(isAccepted ? 204 : 400).end()
  if (isAccepted) console.log(body)
}).listen(process.env.PORT ?? 3000)`
