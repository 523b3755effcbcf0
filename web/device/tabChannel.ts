import type * as z from 'zod/mini'

export type TabChannel<Message> = {
  post: (message: Message) => void
  close: () => void
}

/**
 * Opens a channel between the tabs of this browser: the only file that opens a BroadcastChannel. A browser without one
 * delivers nothing. Messages that do not fit the schema are dropped.
 */
export function openTabChannel<Schema extends z.ZodMiniType>({
  name,
  schema,
  onMessage,
}: {
  name: string
  schema: Schema
  onMessage: (message: z.output<Schema>) => void
}): TabChannel<z.output<Schema>> {
  if (typeof BroadcastChannel === 'undefined') return { post: () => undefined, close: () => undefined }
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const message = schema.safeParse(data)
    if (message.success) onMessage(message.data)
  }
  let isOpen = true
  return {
    post(message) {
      if (isOpen) channel.postMessage(message)
    },
    close() {
      isOpen = false
      channel.close()
    },
  }
}
