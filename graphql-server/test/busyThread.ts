import type { MessagePort } from 'node:worker_threads'

/* A worker module whose task sends its first part and never ends. */
export function sections({ port }: { port: MessagePort }): void {
  port.postMessage('the beginning')
  for (;;);
}
