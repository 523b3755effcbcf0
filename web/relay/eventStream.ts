export type StreamedEvent = { event: string; data: string }

/**
 * Parses server-sent events from chunks of text, which may be cut anywhere, even inside a line ending. Called with each
 * chunk, it returns the events that are complete.
 */
export function createEventReader(): (piece: string) => StreamedEvent[] {
  let rest = ''
  let event = 'message'
  let lines: string[] = []

  function endOfEvent(): StreamedEvent | null {
    const complete = lines.length > 0 ? { event, data: lines.join('\n') } : null
    event = 'message'
    lines = []
    return complete
  }

  function readField(line: string): void {
    const colon = line.indexOf(':')
    const name = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (name === 'event') event = value
    else if (name === 'data') lines.push(value)
  }

  return piece => {
    const text = rest + piece
    // A carriage return at the end may be the first half of a line ending.
    const held = text.endsWith('\r') ? text.slice(0, -1) : text
    const parts = held.split(/\r\n|\n|\r/)
    rest = `${parts.pop() ?? ''}${text.slice(held.length)}`
    const events: StreamedEvent[] = []
    for (const line of parts) {
      if (line !== '') readField(line)
      else {
        const complete = endOfEvent()
        if (complete) events.push(complete)
      }
    }
    return events
  }
}
